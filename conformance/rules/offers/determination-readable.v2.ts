import { SUCCESS, type StepContext } from '../engine.ts';
import { faultOfRead } from '../steps/expect-read.ts';
import { identifierNamed } from '../steps/identifiers.ts';
import { determinationRule, readDetermination } from './steps/determine.v2.ts';
import type { DeterminationQuery } from './steps/ask.v2.ts';
import { OPTIONS, withCommission } from './steps/parts.v2.ts';

/** What a determination is asked for. */
const QUERIES: Readonly<Record<string, (context: StepContext) => DeterminationQuery>> = {
  body: () => ({}),
  vorgangsNummer: (context) => ({ vorgangsNummer: context.fixture('offers', 'vorgangsNummer') }),
  'provisionsAusgabe=true': withCommission,
  'alternativen=true with provisionsAusgabe=false without vorgangsNummer': () => OPTIONS,
};

/** Neither the media type of a determination is shown, nor the type of its ermittlungsId, nor where it stands. */
export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination leads, with the token, to what carries its ermittlungsId',
  source: ['O204', 'O243'],
  covers: [{ operation: 'getErmittlung', status: '2XX' }],
  at: 'POST /v2/ergebnisliste/ermittlung',
  cases: Object.keys(QUERIES),
  brokenBy: [
    'location-leads-nowhere',
    'location-with-commission-leads-nowhere',
    'location-with-alternatives-leads-nowhere',
    'determination-without-identifier',
    'determination-identifier-empty',
    'determination-as-text',
    faultOfRead('determination-read'),
  ],
  async check(context) {
    const answer = await readDetermination(context, QUERIES[context.case]?.(context) ?? {});
    context.expect.status(answer, SUCCESS);
    const body = answer.json();
    const isNamed = body === undefined ? answer.body.includes('ermittlungsId') : identifierNamed(body, 'ermittlungsId');
    context.expect.that(Boolean(isNamed), 'an ermittlungsId', 'none', answer);
  },
});
