import { assume, SUCCESS } from '../engine.ts';
import { patchRule } from './steps/patches.ts';
import { expectComment, expectStatus, rejectApplication, replaceStatus } from './steps/status.ts';

export default patchRule({
  level: 'should',
  title: 'The record shows a rejection, its reason and its comment, as far as it shows such members at all',
  source: ['A30'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  cases: ['produktAnbieter', 'ablehnungsgrund', 'kommentar'],
  brokenBy: [
    'patch-not-stored',
    'rejection-not-stored',
    'commented-rejection-not-stored',
    'reasons-lost-with-rejections',
    'reason-reads-in-lower-case',
    'comment-reads-in-ascii',
  ],
  async check(context) {
    const rejections = await rejectApplication(context);
    if (context.case === 'kommentar') return expectComment(context, rejections);
    const { without, with: commented, status } = rejections;
    const taken = [without, commented].filter(({ answer }) => SUCCESS.has(answer.status));
    assume(taken.length > 0, `needs a rejection that is accepted (2xx), got ${without.answer.status}`);
    const { after } = await replaceStatus(context);
    for (const made of taken) expectStatus(context, made, context.case as keyof typeof status, status, after);
  },
});
