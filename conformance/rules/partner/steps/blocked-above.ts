import { NotApplicable } from '../../engine.ts';
import type { Judge } from './declare.ts';
import { assumeRecord } from './requests.ts';
import { blockSubTree } from './sub-tree.ts';

/** Judges whether a partner of the own tree is marked as blocked by a superior; that nobody is may be left out (P62). */
export const expectBlockedAbove =
  (isBlocked: boolean): Judge =>
  async (context, { values = '' }) => {
    const answer = (await blockSubTree(context)).below[values];
    if (answer === undefined) throw new NotApplicable('whether anybody can be created below a blocked partner is open');
    const value = assumeRecord(answer, 'the partner below')['gesperrtTransitiv'];
    const got = JSON.stringify(value) ?? 'nothing';
    context.expect.that((value === true) === isBlocked, `gesperrtTransitiv ${isBlocked}`, got, answer);
  };
