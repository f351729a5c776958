/** Ignores that a reader of the output stops early, as `head` does: that is not an error, and does not change the exit code. */
export function tolerateClosedOutput({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
