import { assume, Skipped, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeCredential } from '../../steps/access.ts';
import { namedIn, type Named } from '../../steps/expect-read.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { identifierNamed } from '../../steps/identifiers.ts';
import { ACCESS } from './access.v3.ts';
import { determine, determined } from './determine.v3.ts';

const LIST = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}';
const RESULT = `${LIST}/{ergebnisnummer}` as const;

/** The reads of a result list, and the operation of each. */
export const READS = {
  ergebnisliste: { path: LIST, operation: 'getErgebnisliste', fault: 'list' },
  ergebnis: { path: RESULT, operation: 'getErgebnis', fault: 'result' },
  meldungen: { path: `${RESULT}/meldungen`, operation: 'listMeldungen', fault: 'messages' },
  unterlagen: { path: `${RESULT}/unterlagen`, operation: 'listUnterlagen', fault: 'documents' },
  provision: { path: `${RESULT}/provision`, operation: 'getProvision', fault: 'commission' },
  zahlungsplaene: { path: `${RESULT}/zahlungsplaene`, operation: 'listZahlungsplaene', fault: 'payment-plans' },
  zahlungsplan: {
    path: `${RESULT}/zahlungsplaene/{zahlungsplanIndex}`,
    operation: 'getZahlungsplan',
    fault: 'payment-plan',
  },
} as const;

export type ReadName = keyof typeof READS;

/** The name of the fixture for a path parameter; two of them are written in another way there. */
const FIXTURES = {
  vorgangsnummer: 'vorgangsNummer',
  ergebnislisteId: 'ergebnislisteId',
  ergebnisnummer: 'ergebnisNummer',
  zahlungsplanIndex: 'zahlungsplanIndex',
} as const;
type Parameter = keyof typeof FIXTURES;

/** Where the identifiers of a read come from: those of a list that was determined here are all its own. */
export async function namedBy(context: StepContext, name: ReadName): Promise<Named> {
  const names = parametersOf(READS[name].path).map((parameter) => FIXTURES[parameter as Parameter]);
  if (await readsGivenList(context)) return namedIn(context.config, 'offers', names);
  const [ofCase, ...ofList] = names.map((setting) => `fixtures.offers.${setting}`);
  return { given: ofCase === undefined ? [] : [ofCase], found: ofList };
}

/**
 * Reads a part of a result list: of one that is determined here or, where that cannot be, of the one that the operator
 * names. Repeated only while it is not there yet (404).
 *
 * @throws Inconclusive when there is no result list, or an identifier is missing
 */
export async function readResultList(context: StepContext, name: ReadName): Promise<Answer> {
  const answer = await context.once(`result list: ${name}`, async (step) => {
    const params = await paramsOf(step, name);
    return step.poll(
      () => step.target.send('offers-v3', 'GET', READS[name].path, { params }),
      ({ status }) => status !== 404 && !isWaiting(name, status),
    );
  });
  return assumeCredential(context, answer, ACCESS);
}

/** The parameters of a read. */
export async function paramsOf(context: StepContext, name: ReadName): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const parameter of parametersOf(READS[name].path) as Parameter[]) {
    params[parameter] = await identifier(context, parameter);
  }
  return params;
}

/** Tells whether a commission is not ready yet; the redirects of v2 are right here too. */
export function isWaiting(name: ReadName, status: number): boolean {
  return name === 'provision' && status >= 300 && status < 400;
}

/**
 * The result list that the reads look at.
 *
 * @throws Inconclusive when there is none
 * @throws Skipped when it has to be determined, and writes are not allowed
 */
async function ergebnislisteIdOf(context: StepContext): Promise<string> {
  const given = context.config.fixtures?.offers?.ergebnislisteId;
  if (!context.mayWrite) {
    if (given !== undefined) return given;
    const wanted = 'allow it with --allow-writes, or supply fixtures.offers.ergebnislisteId';
    throw new Skipped(`needs a determination; ${wanted}`, { kind: 'writes' });
  }
  // Where a list is named, it stands in for a determination that fails, which other rules judge.
  const answer = await (given === undefined ? determined(context) : determine(context));
  const id = identifierNamed(answer.json(), 'ergebnislisteId') ?? given;
  assume(
    id !== undefined || answer.status === 200,
    'there is no result list (204); supply a case with results in fixtures.offers',
  );
  assume(id, 'the determination shows no ergebnislisteId; supply fixtures.offers.ergebnislisteId');
  return id;
}

/** Whether the reads look at the list that the operator names. */
async function readsGivenList(context: StepContext): Promise<boolean> {
  return (await ergebnislisteIdOf(context)) === context.config.fixtures?.offers?.ergebnislisteId;
}

async function identifier(context: StepContext, parameter: Parameter): Promise<string> {
  const fixture = FIXTURES[parameter];
  if (parameter === 'vorgangsnummer') return context.fixture('offers', fixture);
  if (parameter === 'ergebnislisteId') return ergebnislisteIdOf(context);
  const given = context.config.fixtures?.offers?.[fixture];
  // What the operator names is of the operator's list.
  if (given !== undefined && (await readsGivenList(context))) return given;
  const list = await readResultList(context, parameter === 'ergebnisnummer' ? 'ergebnisliste' : 'zahlungsplaene');
  const found = (SUCCESS.has(list.status) ? identifierNamed(list.json(), parameter) : undefined) ?? given;
  assume(found, `no read shows a ${parameter} (status ${list.status}); supply fixtures.offers.${fixture}`);
  return found;
}
