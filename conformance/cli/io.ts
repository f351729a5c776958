/** Where a command prints; the process's own streams, or a test's. */
export interface Io {
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}
