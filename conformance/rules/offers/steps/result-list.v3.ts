import { assume, NotApplicable, Skipped, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeCredential } from '../../steps/access.ts';
import { namedIn, type Named } from '../../steps/expect-read.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { identifierNamed } from '../../steps/identifiers.ts';
import { ACCESS } from './access.v3.ts';
import { determined } from './determine.v3.ts';

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

/** Where the identifiers of a read come from. */
export function namedBy({ config }: StepContext, name: ReadName): Named {
  return namedIn(
    config,
    'offers',
    parametersOf(READS[name].path).map((parameter) => FIXTURES[parameter as Parameter]),
  );
}

/**
 * Reads a part of a result list: of the one that the operator names, or of one that is determined here. Repeated only
 * while it is not there yet (404).
 *
 * @throws Inconclusive when there is no result list, or an identifier is missing
 */
export async function readResultList(context: StepContext, name: ReadName): Promise<Answer> {
  const answer = await context.once(`result list: ${name}`, async (step) =>
    readWhenThere(step, name, await paramsOf(step, name)),
  );
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

/**
 * Reads a result list that was determined in this run, whichever one the operator names.
 *
 * @throws NotApplicable when the determination shows none
 */
export async function readDeterminedList(context: StepContext): Promise<Answer> {
  const determination = await determined(context);
  const ergebnislisteId = identifierNamed(determination.json(), 'ergebnislisteId');
  if (ergebnislisteId === undefined) {
    throw new NotApplicable(`the determination (${determination.status}) shows no ergebnislisteId`);
  }
  const params = { vorgangsnummer: context.fixture('offers', 'vorgangsNummer'), ergebnislisteId };
  return assumeCredential(context, await readWhenThere(context, 'ergebnisliste', params), ACCESS);
}

function readWhenThere(context: StepContext, name: ReadName, params: Record<string, string>): Promise<Answer> {
  return context.poll(
    () => context.target.send('offers-v3', 'GET', READS[name].path, { params }),
    ({ status }) => status !== 404 && !isWaiting(name, status),
  );
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
  if (given !== undefined) return given;
  if (!context.mayWrite) {
    throw new Skipped(
      'needs a determination; allow it with --allow-writes, or supply fixtures.offers.ergebnislisteId',
      {
        kind: 'writes',
      },
    );
  }
  const answer = await determined(context);
  assume(answer.status === 200, 'there is no result list (204); supply a case with results in fixtures.offers');
  const found = identifierNamed(answer.json(), 'ergebnislisteId');
  assume(found, 'the determination shows no ergebnislisteId; supply fixtures.offers.ergebnislisteId');
  return found;
}

async function identifier(context: StepContext, parameter: Parameter): Promise<string> {
  const fixture = FIXTURES[parameter];
  if (parameter === 'vorgangsnummer') return context.fixture('offers', fixture);
  if (parameter === 'ergebnislisteId') return ergebnislisteIdOf(context);
  const given = context.config.fixtures?.offers?.[fixture];
  if (given !== undefined) return given;
  const list = await readResultList(context, parameter === 'ergebnisnummer' ? 'ergebnisliste' : 'zahlungsplaene');
  const found = SUCCESS.has(list.status) ? identifierNamed(list.json(), parameter) : undefined;
  assume(found, `no read shows a ${parameter} (status ${list.status}); supply fixtures.offers.${fixture}`);
  return found;
}
