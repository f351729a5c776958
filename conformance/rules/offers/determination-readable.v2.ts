import { SUCCESS, type StepContext } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { faultOfRead, identifierNamed } from '../steps/reads.ts';
import { determinationRule, determined, readDetermination } from './steps/determine.v2.ts';
import type { DeterminationQuery } from './steps/ask.v2.ts';
import { ENDING, names, OPTIONS, WITH_COMMISSION, withCommission } from './steps/parts.v2.ts';

/** The query of the determination of each case. */
const QUERIES: Readonly<Record<string, (context: StepContext) => DeterminationQuery>> = {
  body: () => ({}),
  vorgangsNummer: (context) => ({ vorgangsNummer: context.fixture('offers', 'vorgangsNummer') }),
  'provisionsAusgabe=true': withCommission,
  [`provisionsAusgabe=true${ENDING}`]: () => WITH_COMMISSION,
  'alternativen=true with provisionsAusgabe=false without vorgangsNummer': () => OPTIONS,
};

/** The documents show neither the media type of a determination nor the type and place of its ermittlungsId. */
export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination leads, with the token, to a resource with its ermittlungsId',
  source: ['O204', 'O243'],
  covers: [{ operation: 'getErmittlung', status: '2XX' }],
  at: 'POST /v2/ergebnisliste/ermittlung',
  cases: Object.keys(QUERIES),
  brokenBy: [
    'determination-without-location',
    'determination-empty-location',
    'determination-content-location',
    'determination-location-no-address',
    'captured-data-without-location',
    'location-leads-nowhere',
    'location-with-commission-leads-nowhere',
    'location-with-alternatives-leads-nowhere',
    'location-of-data-with-commission-leads-nowhere',
    'determination-without-identifier',
    'determination-identifier-empty',
    'determination-identifier-in-capitals',
    'determination-as-text',
    faultOfRead('determination-read'),
  ],
  async check(context) {
    const query = entryOf(QUERIES, context.case)(context);
    const redirect = await determined(context, query);
    const location = redirect.header('Location')?.trim() || 'none';
    context.expect.that(redirect.location() !== undefined, 'a Location that can be followed', location, redirect);
    const answer = await readDetermination(context, query);
    context.expect.status(answer, SUCCESS);
    const body = answer.json();
    const hasValue = body === undefined || identifierNamed(body, 'ermittlungsId') !== undefined;
    context.expect.that(hasValue && names(answer, 'ermittlungsId'), 'an ermittlungsId', 'none', answer);
  },
});
