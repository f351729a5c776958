import { assume } from '../../../engine/outcome.ts';
import type { Judge } from './by-place.ts';
import { assumeRecord } from './requests.ts';
import { blockSubTree } from './sub-tree.ts';

/** Judges whether a partner of the own tree is marked as blocked by a superior; that nobody is may be left out (P62). */
export const expectBlockedAbove =
  (isBlocked: boolean): Judge =>
  async (context, { values = '' }) => {
    const answer = (await blockSubTree(context)).below[values];
    assume(answer, `nothing was read with «${values}»`);
    const value = assumeRecord(answer, 'the partner below')['gesperrtTransitiv'];
    const got = JSON.stringify(value) ?? 'nothing';
    context.expect.that((value === true) === isBlocked, `gesperrtTransitiv ${isBlocked}`, got, answer);
  };
