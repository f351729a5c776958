import type { Contract } from '../../docs/contracts.ts';
import type { Flow } from '../../docs/site/interfaces/flows.ts';
import { planRequests } from '../request.ts';
import type { PlannedRequest, Text } from '../request.ts';
import type { Known } from '../values.ts';
import { credentialVariables, variablesOf } from '../variables.ts';
import type { Details } from './details.ts';
import type { ArazzoCriterion, ArazzoDescription, ArazzoInput, ArazzoStep } from './format.ts';
import { callsOf } from './steps.ts';
import type { Call } from './steps.ts';

/** Pause before a report or a commission is asked for again, in seconds, and how often. */
const PAUSE_S = 20;
const MOST_RETRIES = 30;

/**
 * A Location that is a path. It is put behind the address of the host, and the credential is sent there: anything else could lead to
 * another host.
 */
const OWN_PATH: ArazzoCriterion = {
  context: '$response.header.Location',
  condition: String.raw`^/(?![/\\])\S*$`,
  type: 'regex',
};

/** What a workflow is made of. */
export interface Material {
  /** The interface of the flow. */
  contract: Contract;
  /** All interfaces. */
  contracts: readonly Contract[];
  flow: Flow;
  details: Details;
  known: Known;
}

/**
 * Makes the Arazzo description of the typical use of an interface.
 *
 * @throws Error when the flow calls an operation that no contract has
 */
export function workflowOf({ contract, contracts, flow, details, known }: Material): ArazzoDescription {
  const { id, version, title } = contract;
  const left = details.leftOut ?? {};
  const calls = callsOf(id, flow, Object.keys(left));
  const used = new Set<string>();
  const steps = stepsOf(calls, { contracts, details, known, used });
  const sources = contracts.filter((one) => calls.some(({ interfaceId }) => interfaceId === one.id));
  const notes = [
    ...(calls.some((call) => isRedirected(call))
      ? ['A runner may follow the redirects, or leave them to the next step.']
      : []),
    ...Object.values(left),
  ];
  const description = [`${flow.title}.`, ...notes].join(' ');
  return {
    arazzo: '1.0.1',
    info: {
      title: `${title}: ${flow.title.charAt(0).toLowerCase()}${flow.title.slice(1)}`,
      summary: flow.title,
      description,
      version,
    },
    sourceDescriptions: sources.map((one) => {
      const address = known.values[one.placeholder];
      const server = address === undefined ? {} : { 'x-serverUrl': address };
      return { name: one.id, type: 'openapi', url: `./openapi/${one.id}.yaml`, ...server };
    }),
    workflows: [{ workflowId: id, summary: flow.title, description, inputs: inputsOf(contracts, used), steps }],
  };
}

interface Surroundings {
  contracts: readonly Contract[];
  details: Details;
  known: Known;
  /** Takes the names of the inputs that are used. */
  used: Set<string>;
}

function stepsOf(calls: readonly Call[], surroundings: Surroundings): ArazzoStep[] {
  const given = new Map<string, string>();
  const ids = new Map<string, string>();
  return calls.map((call, index) => {
    const earlier = calls.slice(0, index).filter(({ operationId }) => operationId === call.operationId).length;
    const stepId = earlier === 0 ? call.operationId : `${call.operationId}${String(earlier + 1)}`;
    const step = stepOf(stepId, call, surroundings, given, ids);
    ids.set(call.operationId, stepId);
    for (const name of Object.keys(step.outputs ?? {})) given.set(name, `$steps.${stepId}.outputs.${name}`);
    return step;
  });
}

function stepOf(
  stepId: string,
  call: Call,
  { contracts, details, known, used }: Surroundings,
  given: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, string>,
): ArazzoStep {
  const contract = contracts.find(({ id }) => id === call.interfaceId);
  const request = contract && planRequests(contract).find(({ operationId }) => operationId === call.operationId);
  if (contract === undefined || request === undefined) {
    throw new Error(`The flow calls ${call.interfaceId}#${call.operationId}, which no contract has.`);
  }
  const valueOf = (name: string): string => {
    const earlier = given.get(name);
    if (earlier === undefined) used.add(name);
    return earlier ?? `$inputs.${name}`;
  };
  const text = (value: Text): string => ('literal' in value ? value.literal : valueOf(value.variable));
  const followed = details.follows?.[call.operationId];
  const outputs = details.outputs?.[call.operationId];
  return {
    stepId,
    ...(call.carries === undefined ? {} : { description: `Answers with ${call.carries}.` }),
    ...(followed === undefined
      ? { operationId: `$sourceDescriptions.${contract.id}.${call.operationId}` }
      : {
          'x-operation': {
            method: 'get' as const,
            // In an address Redocly knows the inputs by the name of their workflow only.
            url: `{${valueOf(contract.placeholder).replace('$inputs', `$workflows.${contract.id}.inputs`)}}{$steps.${ids.get(followed) ?? followed}.outputs.location}`,
          },
        }),
    parameters: [
      ...credentialsOf(contract.id, request, valueOf),
      ...request.parameters
        .filter((parameter) => parameter.sent && parameter.in !== 'header' && followed === undefined)
        .map((parameter) => {
          const own = details.query?.[call.operationId]?.[parameter.name];
          return { name: parameter.name, in: parameter.in, value: own ?? text(parameter.value) };
        }),
    ],
    ...bodyOf(request, text),
    successCriteria: criteriaOf(call, details),
    ...(call.answers.length < 2 && details.ready?.[call.operationId] === undefined
      ? {}
      : { onFailure: [retry(call, details, known)] }),
    ...(outputs === undefined ? {} : { outputs }),
  };
}

function credentialsOf(
  contractId: string,
  { credentials }: PlannedRequest,
  valueOf: (name: string) => string,
): ArazzoStep['parameters'] {
  return credentials.map((placement) => {
    const [name = ''] = credentialVariables(contractId, placement);
    switch (placement.kind) {
      case 'header':
        return { name: placement.header, in: 'header', value: valueOf(name) };
      case 'cookie':
        return { name: 'Cookie', in: 'header', value: `${placement.cookie}={${valueOf(name)}}` };
      case 'bearer':
        return { name: 'Authorization', in: 'header', value: `Bearer {${valueOf(name)}}` };
      case 'basic':
        throw new Error(`${contractId}: Arazzo has no way to encode user name and password.`);
    }
  });
}

function bodyOf({ body, mayHaveBody }: PlannedRequest, text: (value: Text) => string): Pick<ArazzoStep, 'requestBody'> {
  // Where a step names no body, Redocly sends the example of the contract.
  if (body === undefined) return mayHaveBody ? { requestBody: { payload: '' } } : {};
  const payload =
    'example' in body
      ? body.example
      : Object.fromEntries(Object.entries(body.form).map(([field, value]) => [field, text(value)]));
  return { requestBody: { contentType: body.mediaType, payload } };
}

const isRedirect = (status: string | undefined): boolean => status?.startsWith('3') === true;
const isRedirected = ({ answers }: Call): boolean => answers.some(isRedirect);

/** What has to hold: the last status; behind a redirect that the runner followed, 200. */
function criteriaOf(call: Call, { ready = {}, follows = {} }: Details): ArazzoCriterion[] {
  const last = call.answers.at(-1) ?? '';
  const status = last.endsWith('XX')
    ? `$statusCode >= ${last.charAt(0)}00 && $statusCode < ${String(Number(last.charAt(0)) + 1)}00`
    : `$statusCode == ${last}`;
  const condition = isRedirect(last) ? `${status} || $statusCode == 200` : status;
  const further = ready[call.operationId];
  return [
    { condition },
    ...(further === undefined ? [] : [{ condition: further }]),
    ...(Object.values(follows).includes(call.operationId) ? [OWN_PATH] : []),
  ];
}

function retry(
  { operationId, answers }: Call,
  { ready = {} }: Details,
  { pauseS = PAUSE_S }: Known,
): NonNullable<ArazzoStep['onFailure']>[number] {
  // An answer that says so itself is asked for again, and an error is not. Behind redirects that lead back there is no answer at all.
  const criteria =
    ready[operationId] === undefined ? {} : { criteria: [{ condition: `$statusCode == ${answers.at(-1) ?? ''}` }] };
  return { name: `${operationId}Again`, type: 'retry', retryAfter: pauseS, retryLimit: MOST_RETRIES, ...criteria };
}

function inputsOf(
  contracts: readonly Contract[],
  used: ReadonlySet<string>,
): ArazzoDescription['workflows'][number]['inputs'] {
  const properties = variablesOf(contracts)
    .filter(({ name }) => used.has(name))
    .map(({ name, meaning, secret }): [string, ArazzoInput] => [
      name,
      { type: 'string', description: meaning, ...(secret ? { format: 'password' } : {}) },
    ]);
  return { type: 'object', required: properties.map(([name]) => name), properties: Object.fromEntries(properties) };
}
