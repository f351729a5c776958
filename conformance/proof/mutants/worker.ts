/** A process that judges one part of the mutants of every interface, and sends each result. */
import { INTERFACE_IDS } from '../../kit/interfaces.ts';
import { mutantsOf } from './judge.ts';
import type { MutantResult } from './mutant.ts';

/** Which part: every `of`-th mutant, from `part` on. */
export interface Share {
  part: number;
  of: number;
}

/** What a worker sends: a result, and `done` after the last one. */
export type Sent = MutantResult | 'done';

const send = (sent: Sent) => process.send?.(sent);

process.on('message', ({ part, of }: Share) => {
  void (async () => {
    for (const id of INTERFACE_IDS) {
      const { mutants, judge } = await mutantsOf(id);
      for (const [index, mutant] of mutants.entries()) if (index % of === part) send(await judge(mutant));
    }
    send('done');
  })();
});
