import { SUCCESS, type StatusRange } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { changeOf } from './steps/history.ts';

/** The PATCH rules of D3 ignore typ, but its errors validate it: which of the two holds is open (P36). Another rule judges the 200. */
const ALLOWED: StatusRange = { says: '2xx or 400', has: (status) => SUCCESS.has(status) || status === 400 };

export default byPlace({
  level: 'should',
  title: 'A PATCH with a typ that does not exist is ignored (200) or refused (400)',
  brokenBy: ['change-with-bad-typ-answers-500'],
  judges: {
    async P193(context) {
      const { answer } = await changeOf(context, 'PERSON', 'bad typ');
      context.expect.status(answer, ALLOWED);
    },
  },
});
