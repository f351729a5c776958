import { stringifyYaml } from '@redocly/openapi-core';
import type { Contract } from '../docs/contracts.ts';
import { FLOWS } from '../docs/site/interfaces/flows.ts';
import { DETAILS } from './arazzo/details.ts';
import { withOpenObjects } from './arazzo/open-schemas.ts';
import { workflowOf } from './arazzo/workflow.ts';
import { postmanCollection } from './postman/collection.ts';
import { postmanEnvironment } from './postman/environment.ts';
import type { Known } from './values.ts';
import { variablesOf } from './variables.ts';

/** The files whose values may be secret: they are readable by their owner alone. */
export const ENVIRONMENT = 'postman/environment.json';
export const INPUTS = 'arazzo/inputs.json';
export const COLLECTION = 'postman/collection.json';

/**
 * Everything that is emitted, by path. The same contracts and values give the same bytes.
 *
 * @throws Error when a contract cannot be converted, or a flow has no details
 */
export async function interchangeFiles(contracts: readonly Contract[], known: Known): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  files.set(COLLECTION, json(await postmanCollection(contracts)));
  files.set(ENVIRONMENT, json(postmanEnvironment(contracts, known.values)));
  for (const contract of contracts) {
    const flow = FLOWS[contract.id];
    const details = DETAILS[contract.id];
    if (flow === undefined || details === undefined) throw new Error(`${contract.id}: there is no typical use of it.`);
    const workflow = workflowOf({ contract, contracts, flow, details, known });
    files.set(`arazzo/${contract.id}.arazzo.yaml`, stringifyYaml(workflow));
    files.set(`arazzo/openapi/${contract.id}.yaml`, stringifyYaml(withOpenObjects(contract.document)));
  }
  const inputs = variablesOf(contracts).map(({ name, placeholder }) => [name, known.values[name] ?? placeholder]);
  files.set(INPUTS, json(Object.fromEntries(inputs)));
  return files;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
