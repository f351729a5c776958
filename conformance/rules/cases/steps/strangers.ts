import { assume, rule, Skipped, type Answer, type Context, type Level, type RuleDefinition } from '../../engine.ts';
import { entryOf } from '../../steps/entry-of.ts';
import {
  expectStrangerRefused,
  strangerCase,
  strangerCases,
  STRANGERS,
  STRANGERS_SERVED,
  type Stranger,
} from '../../steps/access.ts';
import { followStranger } from '../../steps/redirects.ts';
import {
  credentialOf,
  identifiersFor,
  readerAs,
  readOnce,
  readResource,
  READS_OF,
  type CaseContext,
  type CaseInterface,
} from './case-interface.ts';
import { changeCase, reportReadiness, sendMessage, setStatus, type Reversible, type Who } from './changes.ts';
import { setAsRead } from './persons.ts';
import { wasMade } from './put-back.ts';
import { keepsState } from '../../steps/state.ts';

type Change = (context: CaseContext, who: Who) => Promise<Answer | Reversible>;

const CHANGES: Readonly<Record<string, Change>> = {
  'POST status': setStatus,
  'PUT kundenBetreuer': (context, who) => setAsRead(context, 'kundenBetreuer', who),
  'PUT vorgangsBearbeiter': (context, who) => setAsRead(context, 'vorgangsBearbeiter', who),
};
const CHANGES_SINCE_V2: Readonly<Record<string, Change>> = {
  ...CHANGES,
  PATCH: changeCase,
  'POST nachricht': sendMessage,
  'POST entscheidungsreife': reportReadiness,
};
const CHANGES_OF: Readonly<Record<CaseInterface, Readonly<Record<string, Change>>>> = {
  'cases-v1': CHANGES,
  'cases-v2': CHANGES_SINCE_V2,
  'cases-v3': CHANGES_SINCE_V2,
};

/** The rule that every operation requires a valid token. */
export function strangersRefused<Id extends CaseInterface>(statement: {
  level: Level;
  source: readonly string[];
  interfaces?: readonly Id[];
}): RuleDefinition<Id> {
  return rule({
    ...statement,
    title: 'Every operation of the cases requires a valid token',
    at: '* /v*/vorgaenge**',
    effect: 'reads',
    // The list needs no case; the other cases of the rule are inconclusive if no Vorgang is configured.
    needs: (id) => [`credentials.${credentialOf(id)}`],
    brokenBy: ['reads-without-token', 'changes-without-token', 'strangers-change-in-vain', ...STRANGERS_SERVED],
    cases: (_, id) => strangerCases([...Object.keys(READS_OF[id]), ...Object.keys(CHANGES_OF[id])]),
    async check(context) {
      const [name, who] = strangerCase(context.case);
      const change = CHANGES_OF[context.interface][name];
      await (change === undefined ? checkRead(context, name, who) : checkChange(context, change, who));
    },
  });
}

async function checkRead(context: Context<CaseInterface>, name: string, who: Stranger): Promise<void> {
  const { path } = entryOf(READS_OF[context.interface], name);
  const accepted = await readResource(context, path);
  const params = await identifiersFor(context, path);
  const stranger = await readOnce(context, path, params, who);
  const sender = readerAs(context, path, who);
  expectStrangerRefused(context, accepted, await followStranger(context, stranger, sender, accepted));
}

async function checkChange(context: Context<CaseInterface>, change: Change, who: Stranger): Promise<void> {
  const remedy = 'allow it with --allow-writes and fixtures.cases.mayChange: true';
  if (!context.mayWrite || context.config.fixtures?.cases?.mayChange !== true)
    throw new Skipped(`may change a case; ${remedy}`, { kind: 'writes' });
  // A report of readiness may close the case: let the changes go first that other versions have queued by now.
  if (change === reportReadiness) await context.inTurn('strangers', () => Promise.resolve());
  await context.inTurn('strangers', () => expectNothingChanged(context, change, who));
}

/** Changes of stranger and caller are sent one after the other, so that one is not mistaken for the other. */
async function expectNothingChanged(context: Context<CaseInterface>, change: Change, who: Stranger): Promise<void> {
  // Strangers first: the change of the caller may hide theirs.
  const strangers = new Map<Stranger, Answer | Reversible>();
  for (const one of STRANGERS.filter((each) => each === who || keepsState(context)))
    strangers.set(one, await change(context, one));
  const stranger = strangers.get(who);
  assume(stranger, `nothing was sent by ${who}`);
  const accepted = await change(context, 'caller');
  expectStrangerRefused(context, accepted, stranger);
  if (!('reversal' in stranger && 'reversal' in accepted)) return;
  const { reversal } = stranger;
  // The record before the caller's change shows what strangers have left behind.
  const isMade = reversal.shows(accepted.before) && (await context.inTurn('case', () => wasMade(context, reversal)));
  context.expect.that(!isMade, 'a refused change to leave the case unchanged', 'what it says in the case', stranger);
}
