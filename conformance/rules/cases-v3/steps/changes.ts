import type { Answer } from '../../../kit/answer.ts';
import type { Config } from '../../../kit/config/schema.ts';
import type { StepContext } from '../../../kit/context.ts';
import { hasCredential } from '../../../kit/credentials.ts';
import { assume, Inconclusive, NotApplicable } from '../../../kit/outcome.ts';
import { assumeCredential } from './access.ts';
import { accessTo, identifiersFor, sendTo, type CaseInterface, type CasePath } from './case-interface.ts';
import { sendForGood } from './effect.ts';
import { operatorBody } from './operator-body.ts';
import { changeForAWhile, type Reversal } from './put-back.ts';
import { COMMON } from './reads.ts';
import { caseReversal, statusReversal } from './reversal.ts';

const STATUS: CasePath = `${COMMON.teilantrag.path}/status`;
const READINESS: CasePath = `${COMMON.teilantrag.path}/entscheidungsreife`;

/** Changes a case as the operator says, and back as far as the record shows what was there. */
export function changeCase(context: StepContext, id: CaseInterface): Promise<Answer> {
  return context.inTurn('case', async () => {
    const parts = operatorBody(context, 'patch', 'application/json-patch+json');
    const { path } = COMMON.vorgang;
    const params = await identifiersFor(context, id, path);
    const before = await readPresent(context, id, path, params);
    const { contentType = 'application/json' } = parts;
    const reversal: Reversal = {
      what: 'what fixtures.cases.bodies.patch names',
      ...caseReversal(parts.json, before),
      read: () => sendTo(context, id, 'GET', path, { params }),
      send: (json) => sendTo(context, id, 'PATCH', path, { params, json, contentType }),
    };
    return change(context, id, reversal, () => sendTo(context, id, 'PATCH', path, { params, ...parts }));
  });
}

/** Sets the status of a partial application as the operator says, and back if the record shows the former one. */
export function setStatus(context: StepContext, id: CaseInterface): Promise<Answer> {
  return context.inTurn('case', async () => {
    const parts = operatorBody(context, 'status');
    const params = await identifiersFor(context, id, STATUS);
    const before = await readPresent(context, id, COMMON.teilantrag.path, params);
    const reversal: Reversal = {
      what: 'the status of the partial application',
      ...statusReversal(parts.json, before),
      read: () => sendTo(context, id, 'GET', COMMON.teilantrag.path, { params }),
      send: (json) => sendTo(context, id, 'POST', STATUS, { params, json }),
    };
    return change(context, id, reversal, () => sendTo(context, id, 'POST', STATUS, { params, ...parts }));
  });
}

async function change(
  context: StepContext,
  id: CaseInterface,
  reversal: Reversal,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await changeForAWhile(context, reversal, send, (given) => Promise.resolve(given));
  return assumeCredential(context, answer, accessTo(id));
}

/** Sends a message to the case, which stays there. */
export async function sendMessage(context: StepContext, id: CaseInterface): Promise<Answer> {
  const path = '/{vorgangsNummer}/nachricht';
  const params = await identifiersFor(context, id, path);
  const parts = operatorBody(context, 'nachricht');
  const answer = await sendForGood(context, `a message was sent to case ${params['vorgangsNummer']}`, () =>
    sendTo(context, id, 'POST', path, { params, ...parts }),
  );
  return assumeCredential(context, answer, accessTo(id));
}

/** The version that reports readiness where several could: the newest one that the configuration reaches. */
function reporterIn(config: Config): CaseInterface {
  return config.targets.baufi !== undefined && hasCredential(config, 'baufi') ? 'cases-v3' : 'cases-v2';
}

/**
 * Reports a partial application ready for decision. That happens once, so that of the two versions which can do it the
 * newest does.
 *
 * @throws NotApplicable when the other version does it
 * @throws Inconclusive when it does not read, or was reported before (409)
 */
export async function reportReadiness(context: StepContext, id: CaseInterface): Promise<Answer> {
  const reporter = reporterIn(context.config);
  if (reporter !== id) {
    throw new NotApplicable(
      `a partial application is reported ready for decision once, by the rule of ${reporter}; ` +
        'leave targets.baufi out to have it reported here',
    );
  }
  const parts = operatorBody(context, 'entscheidungsreife');
  const params = await identifiersFor(context, id, READINESS);
  await readPresent(context, id, COMMON.teilantrag.path, params);
  const name = Object.values(params).join('/');
  const answer = await sendForGood(context, `partial application ${name} is reported ready for decision`, () =>
    sendTo(context, id, 'POST', READINESS, { params, ...parts }),
  );
  if (answer.status === 409) {
    const settings = 'fixtures.cases.antragsNummer and fixtures.cases.teilantragsNummer';
    throw new Inconclusive(`the partial application was reported before (409); supply a fresh one in ${settings}`);
  }
  return assumeCredential(context, answer, accessTo(id));
}

/** What is there now, past all shared reads; nothing is changed that cannot be read. */
async function readPresent(
  context: StepContext,
  id: CaseInterface,
  path: CasePath,
  params: Record<string, string>,
): Promise<unknown> {
  const answer = await sendTo(context, id, 'GET', path, { params });
  await assumeCredential(context, answer, accessTo(id));
  const record = answer.status === 200 ? answer.json() : undefined;
  assume(record !== undefined, `needs what is to be changed to read with 200 as JSON, got status ${answer.status}`);
  return record;
}
