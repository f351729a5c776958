/** The line numbers in a list of numbers and ranges (`'74-77'`). */
export function linesOf(list: readonly (number | string)[]): number[] {
  return list.flatMap((one) => {
    const [first = 0, last = first] = String(one).split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
