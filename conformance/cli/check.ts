import { randomUUID } from 'node:crypto';
import { systemClock } from '../clock.ts';
import { checkOnce } from '../engine/check.ts';
import { EXIT_CODES } from '../engine/report.ts';
import { checkTable } from '../reporters/check-table.ts';
import { foldAt, widthOf } from '../reporters/lines.ts';
import { commandLine } from './command-line.ts';
import { INTERRUPTED, interruptible } from './interruption.ts';
import { print, type Io } from './io.ts';
import { transportOf } from './run.ts';
import { subjectOf, type SubjectFlags } from './subject.ts';

/** Exit code of a check that found an error. */
const TO_CORRECT = 2;

/**
 * Sends one request to each host and with each credential of a configuration. It changes nothing, except that it opens and closes a
 * session if writes are allowed.
 *
 * @returns 0 if everything is fine, 2 if something failed, 3 if no credential was tried, 130 if interrupted
 * @throws UsageError and ConfigError before anything is sent
 */
export async function checkCommand(flags: SubjectFlags & { json?: boolean }, io: Io): Promise<number> {
  const { clock = systemClock } = io;
  const subject = await subjectOf(flags, io);
  const { config, allowWrites, name, options = '' } = subject;
  const { transport, secrets } = transportOf(subject, randomUUID());
  const { signal, dismiss } = interruptible(io, 'waiting a second for pending requests');
  try {
    if (flags.json !== true) io.stdout.write(`Checking ${name}\n`);
    const startedAt = new Date(clock.now());
    const checked = await checkOnce({ config, allowWrites, transport: transport.send, startedAt, secrets, signal });
    const isUntried = checked.every(({ setting, state }) => state === 'unasked' || !setting.startsWith('credentials.'));
    const count = (state: string) => checked.filter((one) => one.state === state).length;
    const failed = count('failed');
    const next = failed > 0 ? 'first correct what failed' : `\`${commandLine(`plan${options}`)}\` names the settings`;
    const toCompare = checked.flatMap(({ setting, differsFrom }) => (differsFrom === undefined ? [] : [setting]));
    const lines = [
      `${count('fine')} fine, ${failed} failed, ${count('unasked')} not tried`,
      ...(toCompare.length === 0
        ? []
        : [`Only a run tests whether these differ from the usual credential as they should: ${toCompare.join(', ')}`]),
      ...(isUntried ? [`No credential was tried, so rules that need one cannot be judged; ${next}.`] : []),
    ].flatMap(foldAt(widthOf(io.stdout)));
    print(io, flags.json, checked, () => `${checkTable(checked, io.stdout)}\n\n${lines.join('\n')}`);
    if (signal.aborted) return INTERRUPTED;
    if (failed > 0) return TO_CORRECT;
    return isUntried ? EXIT_CODES.inconclusive : EXIT_CODES.conformant;
  } finally {
    dismiss();
    await transport.close();
    await subject.close();
  }
}
