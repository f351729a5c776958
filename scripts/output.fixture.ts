import type { Output } from './run-command.ts';

/** What a command came to: its exit code, and what it wrote. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command, and catches what it writes. */
export async function ended(run: (output: Output) => Promise<number>): Promise<Ended> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await run({ write: (line) => output.push(line), writeError: (line) => errors.push(line) });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}
