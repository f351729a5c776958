/** Counts measurements, and tells after each how many are done. */
export function counting(onProgress: (done: number, of: number) => void, of: number): () => void {
  let done = 0;
  return () => onProgress((done += 1), of);
}
