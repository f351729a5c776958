import { assume, NotApplicable, rule } from '../engine.ts';
import { coversEveryKind, kindPlaces, placeOf } from './steps/kinds.ts';
import { toCaller, toStrangers } from './steps/refusals.ts';
import { isAccepted, requestAs } from './steps/request-report.ts';

/** R20 has all places of the rule; the other statements hold at those that are reads. */
const PLACES = ['R20'];

export default rule({
  level: 'must',
  title: 'An error body is an object with the strings `message` and `error`',
  source: ['R20', 'R124', 'R125', 'R126'],
  covers: [
    ...coversEveryKind((kind) => `create${kind}Report`, 400),
    ...[400, 404, 422, 500].flatMap((status) => coversEveryKind((kind) => `get${kind}Report`, status)),
  ],
  effect: 'reads',
  needs: ['credentials.report'],
  cases: (config) => [...kindPlaces(config, PLACES).keys()],
  brokenBy: [
    'error-as-number',
    'bad-value-message-as-list',
    'text-refused-without-error',
    'failed-generation-without-message',
    'failed-generation-without-error',
    'gone-without-error',
    'identifier-of-another-form-without-error',
    'bad-credential-400-without-error',
    'reader-without-credential-crashes',
    'forbidden-reader-404',
  ],
  async check(context) {
    const place = placeOf(context, PLACES);
    const { kind, ofReport, values } = place;
    const provoked = await toCaller(context, place);
    // The response to another media type is open, but a 400 must have these members.
    const asText = !ofReport && (await isAccepted(context, kind)) ? [await requestAs(context, kind)] : [];
    const listed = ofReport ? [400, 404, 422, 500] : [400];
    const asked = [...provoked, ...asText, ...(await toStrangers(context, place))];
    const answers = asked.filter(({ status }) => listed.includes(status));
    const denied = !ofReport && provoked.some(({ status }) => status === 401 || status === 403);
    assume(!denied || answers.length > 0, 'the credential is refused; see credentials.report');
    if (answers.length === 0) throw new NotApplicable('nothing was answered with an error that the documents list');
    const member = values['attributes'] ?? '';
    for (const answer of answers) context.expect.type(context.expect.object(answer)[member], 'string', member);
  },
});
