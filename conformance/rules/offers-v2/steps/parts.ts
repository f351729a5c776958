import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { Caller } from '../../../kit/credentials.ts';
import { assume } from '../../../kit/outcome.ts';
import { identifierNamed, parametersOf } from '../../cases-v3/steps/identifiers.ts';
import type { DeterminationQuery } from './ask.ts';
import { ermittlungsIdOf, forCaseOrData } from './determine.ts';
import { READS, type ReadName } from './reads.ts';

type Identifiers = Record<string, string>;

/**
 * Reads a part of a determination that was made for this run; with the credential it is repeated while it is not there
 * yet (404). The commission comes from a determination that asked for it.
 *
 * @throws Inconclusive when there is no determination, or an identifier is missing
 */
export async function readPart(context: StepContext, name: ReadName, as: Caller = 'v2'): Promise<Answer> {
  const params = await identifiersOf(context, name);
  return read(context, name, params, as);
}

/** The settings that say what a read finds. */
export function fixturesFor({ config }: StepContext, name: ReadName): string[] {
  return (['ergebnisNummer', 'zahlungsplanIndex'] as const)
    .filter((fixture) => parametersOf(READS[name].path).includes(fixture))
    .filter((fixture) => config.fixtures?.offers?.[fixture] !== undefined)
    .map((fixture) => `fixtures.offers.${fixture}`);
}

/** A determination that asks for the commission. */
export function withCommission(context: StepContext): DeterminationQuery {
  return { ...forCaseOrData(context.config), provisionsAusgabe: true };
}

/**
 * Names the result whose parts are read: the one of the configuration, or the first of the result list.
 *
 * @throws Inconclusive when there is no determination, or no result
 */
export async function resultOf(context: StepContext, query: DeterminationQuery): Promise<Identifiers> {
  const ermittlungsId = await ermittlungsIdOf(context, query);
  const given = context.config.fixtures?.offers?.ergebnisNummer;
  if (given !== undefined) return { ermittlungsId, ergebnisNummer: given };
  const list = await read(context, 'ergebnisse', { ermittlungsId });
  const ergebnisNummer = identifierNamed(list.json(), 'ergebnisNummer');
  assume(
    ergebnisNummer,
    `the result list shows no ergebnisNummer (status ${list.status}); supply fixtures.offers.ergebnisNummer`,
  );
  return { ermittlungsId, ergebnisNummer };
}

async function identifiersOf(context: StepContext, name: ReadName): Promise<Identifiers> {
  const query = name === 'provision' ? withCommission(context) : forCaseOrData(context.config);
  const parameters = parametersOf(READS[name].path);
  if (!parameters.includes('ergebnisNummer')) return { ermittlungsId: await ermittlungsIdOf(context, query) };
  const result = await resultOf(context, query);
  if (!parameters.includes('zahlungsplanIndex')) return result;
  const given = context.config.fixtures?.offers?.zahlungsplanIndex;
  if (given !== undefined) return { ...result, zahlungsplanIndex: given };
  const list = await read(context, 'zahlungsplaene', result);
  const zahlungsplanIndex = identifierNamed(list.json(), 'zahlungsplanIndex');
  assume(
    zahlungsplanIndex,
    `the payment plans show no zahlungsplanIndex (status ${list.status}); supply fixtures.offers.zahlungsplanIndex`,
  );
  return { ...result, zahlungsplanIndex };
}

function read(context: StepContext, name: ReadName, params: Identifiers, as: Caller = 'v2'): Promise<Answer> {
  return context.once(`${name} read by ${as}: ${JSON.stringify(params)}`, ({ target, poll }) => {
    const once = () => target.send('offers-v2', 'GET', READS[name].path, { params, as });
    return as === 'none' ? once() : poll(once, ({ status }) => status !== 404);
  });
}

/**
 * Reads the captured data of the determination that was made for it.
 *
 * @throws Inconclusive when there is no such determination
 */
export async function readCapturedData(context: StepContext): Promise<Answer> {
  return read(context, 'erfassteDaten', { ermittlungsId: await ermittlungsIdOf(context, {}) });
}
