/** The numbers of lines that a list names: 72, or `'74-77'` for a range. */
export function linesOf(list: readonly (number | string)[]): number[] {
  return list.flatMap((one) => {
    const [first = 0, last = first] = String(one).split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
