import { atKinds, coversEveryKind } from './steps/kinds.ts';
import {
  assumeAccepted,
  askedAgain,
  bodiesAt,
  expectTaken,
  KINDS_WITH,
  requestAt,
} from './steps/request-properties.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with a toDay of the form YYYY-MM-DD is accepted',
  source: ['R28'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.toDay),
  brokenBy: ['to-day-compared-the-wrong-way', 'to-day-january-refused', 'to-day-31-refused', 'to-day-tenth-refused'],
  async check(context, place) {
    const answer = await requestAt(context, place);
    const bodies = await bodiesAt(context, place);
    const [{ fromDay } = {}] = bodies;
    if (answer.status !== 202) await assumeAccepted(context, place.kind, { fromDay });
    expectTaken(context, await askedAgain(context, place.kind, answer, bodies), place);
  },
});
