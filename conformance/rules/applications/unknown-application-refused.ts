import { assume, CLIENT_ERROR } from '../engine.ts';
import { numbers, PATH, recordAt, SALES_PATH, salesCaller } from './steps/application.ts';
import { unknownLike } from '../steps/unknown.ts';
import { firstPatch, APPLICATION, requireChangeable, forEachPlace } from './steps/patches.ts';

export default forEachPlace({
  level: 'should',
  title: 'An application that does not exist is neither read nor changed: 4xx',
  source: ['N20', 'N34'],
  at: ['* /v2/antraege/**', 'GET /v2/vorgaenge/**'],
  effect: 'reads',
  needs: [...APPLICATION, 'state'],
  brokenBy: [
    'case-of-application-ignored',
    'number-of-application-ignored',
    'case-of-application-ignored-by-patches',
    'number-of-application-ignored-by-patches',
    'numbers-of-applications-by-their-beginning',
  ],
  async check(context, { operation }) {
    if (operation.startsWith('GET')) {
      await recordAt(context, operation);
      const [path, as] = operation.endsWith(SALES_PATH)
        ? ([SALES_PATH, salesCaller(context)] as const)
        : ([PATH, 'v2'] as const);
      // One unknown number at a time: the others are those of an existing application.
      for (const [number, known] of Object.entries(numbers(context))) {
        const params = { ...numbers(context), [number]: unknownLike(known, context) };
        const answer = await context.target.send('applications', 'GET', path, { as, params });
        context.expect.status(answer, CLIENT_ERROR);
      }
      return;
    }
    requireChangeable(context);
    const { isAccepted, ofUnknown } = await firstPatch(context);
    assume(isAccepted, 'needs a patch that is accepted (2xx)');
    for (const sent of ofUnknown.values()) context.expect.status(await sent, CLIENT_ERROR);
  },
});
