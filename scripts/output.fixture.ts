import type { Output } from './run-command.ts';

/** Exit code and output of a command. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command and captures its output. */
export async function ended(run: (output: Output) => Promise<number>): Promise<Ended> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await run({ write: (line) => output.push(line), writeError: (line) => errors.push(line) });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}
