import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { PathOf } from '../../../kit/contract/paths.ts';
import { assume } from '../../../kit/outcome.ts';
import type { Need } from '../../../kit/rule.ts';
import type { Method, Parts } from '../../../kit/target.ts';
import { assumeCredential, type Access } from './access.ts';
import { identifierNamed, parametersOf } from './identifiers.ts';

const BASES = { 'cases-v1': '/v1/vorgaenge', 'cases-v2': '/v2/vorgaenge', 'cases-v3': '/v3/vorgaenge' } as const;

/** A version of the case interface. */
export type CaseInterface = keyof typeof BASES;

type Suffix<Path, Base extends string> = Path extends `${Base}${infer Below}` ? Below : never;

/** A path template that a version of the interface has, below the list of cases. */
export type CasePath = { [Id in CaseInterface]: Suffix<PathOf<Id>, (typeof BASES)[Id]> }[CaseInterface];

/** Where an identifier is found that the operator does not give. */
const FOUND_IN = {
  antragsNummer: '/{vorgangsNummer}/antraege',
  teilantragsNummer: '/{vorgangsNummer}/antraege/{antragsNummer}',
  finanzierungsvorschlagId: '/{vorgangsNummer}/finanzierungsvorschlaege',
  nummerAmVorgang: '/{vorgangsNummer}/gemerkteAngebote',
} as const satisfies Record<string, CasePath>;

/** The credential that a version needs. */
export function credentialOf(id: CaseInterface): 'v2' | 'baufi' {
  return id === 'cases-v3' ? 'baufi' : 'v2';
}

/** What every rule about one case needs. */
export function needsOf(id: CaseInterface): Need[] {
  return [`credentials.${credentialOf(id)}`, 'fixtures.cases.vorgangsNummer'];
}

/** Sends a request to a version of the interface, for the identifiers in `parts`. */
export function sendTo<Id extends CaseInterface>(
  { target }: StepContext,
  id: Id,
  method: Method,
  path: CasePath,
  parts: Parts = {},
): Promise<Answer> {
  return target.send(id, method, fullPath(id, path) as PathOf<Id>, parts);
}

/** The path template of a version, from its host on. */
export function fullPath(id: CaseInterface, path: CasePath): string {
  return `${BASES[id]}${path}`;
}

/** Reads a resource of the case, once per run. */
export async function readOnce(
  context: StepContext,
  id: CaseInterface,
  path: CasePath,
  params: Record<string, string>,
  as?: 'none',
): Promise<Answer> {
  return context.once(`read ${path} ${JSON.stringify(params)} ${as ?? ''}`, (step) =>
    sendTo(step, id, 'GET', path, { params, ...(as === undefined ? {} : { as }) }),
  );
}

/**
 * The identifiers for a path: those that the operator gives, and for the rest what reads of the case show.
 *
 * @throws Inconclusive when a read shows none
 */
export async function identifiersFor(
  context: StepContext,
  id: CaseInterface,
  path: CasePath,
): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const name of parametersOf(path)) params[name] = await identifier(context, id, name as Identifier, params);
  return params;
}

type Identifier = 'vorgangsNummer' | keyof typeof FOUND_IN;

async function identifier(
  context: StepContext,
  id: CaseInterface,
  name: Identifier,
  params: Record<string, string>,
): Promise<string> {
  if (name === 'vorgangsNummer') return context.fixture('cases', name);
  const given = context.config.fixtures?.cases?.[name];
  if (given !== undefined) return given;
  const answer = await assumeCredential(
    context,
    await readOnce(context, id, FOUND_IN[name], { ...params }),
    accessTo(id),
  );
  const found = answer.status === 200 ? identifierNamed(answer.json(), name) : undefined;
  assume(
    found,
    `GET ${fullPath(id, FOUND_IN[name])} shows no ${name} (status ${answer.status}); supply fixtures.cases.${name}`,
  );
  return found;
}

/** The settings that give identifiers for a path. */
export function fixturesFor(context: StepContext, path: CasePath): string[] {
  const given = context.config.fixtures?.cases;
  return parametersOf(path)
    .filter((name) => given?.[name as Identifier] !== undefined)
    .map((name) => `fixtures.cases.${name}`);
}

/** How a version shows that it accepts the credential: by the list, and by a case. */
export function accessTo(id: CaseInterface): Access {
  return {
    credential: credentialOf(id),
    probes: [
      (context, as) => readOnce(context, id, '', {}, as),
      (context, as) =>
        context.once(`case probed ${as ?? ''}`, (step) => {
          const vorgangsNummer = step.config.fixtures?.cases?.vorgangsNummer ?? step.uuid();
          return readOnce(step, id, '/{vorgangsNummer}', { vorgangsNummer }, as);
        }),
    ],
  };
}

/**
 * Reads a resource of the case of the configuration.
 *
 * @throws Inconclusive when an identifier is missing, or the token is not accepted
 */
export async function readResource(context: StepContext, id: CaseInterface, path: CasePath): Promise<Answer> {
  const answer = await readOnce(context, id, path, await identifiersFor(context, id, path));
  return assumeCredential(context, answer, accessTo(id));
}
