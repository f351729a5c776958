import { createCasesV1Client, type CasesV1Client } from '../../generated/cases-v1/client.ts';
import { ENDING } from '../../generated/cases-v1/ending.ts';
import type { components, operations, paths } from '../../generated/cases-v1/types.ts';
import type { CasesApi } from '../cases/api.ts';
import { methodsOfAllVersions } from '../cases/methods.ts';
import { connect, type EndingApiSettings } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { bareToken } from '../common/token.ts';
import { createOperations } from '../common/operations.ts';
import { retirement } from '../common/retirement.ts';

/**
 * The key of an application: `vorgangsNummer` and `antragsNummer`.
 *
 * @deprecated Ends on 2026-11-30. Use `AntragKey` of cases-v3.
 */
export type AntragKey = operations['getAntrag']['parameters']['path'];

/**
 * The key of a partial application: {@link AntragKey} and `teilantragsNummer`.
 *
 * @deprecated Ends on 2026-11-30. Use `TeilantragKey` of cases-v3.
 */
export type TeilantragKey = operations['getTeilantrag']['parameters']['path'];

/**
 * Settings of {@link createCasesV1Api}.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3ApiSettings` of cases-v3.
 */
export type CasesV1ApiSettings = EndingApiSettings;

/**
 * The types of the contract. To use your own types: `createCasesV1Api<{ components: components; paths: paths }>(…)`.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3Contract` of cases-v3.
 */
export interface CasesV1Contract {
  components: components;
  paths: paths;
}

/**
 * Process cases v1.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3Api` of cases-v3.
 */
export interface CasesV1Api<Contract extends Tightened<CasesV1Contract> = CasesV1Contract> extends CasesApi<
  Contract['components']
> {
  /** The generated client, for operations that have no method here. */
  readonly client: CasesV1Client<Contract['paths']>;
}

/**
 * Creates the methods of the process cases v1. Their names are the operationIds of the contract.
 *
 * @deprecated Ends on 2026-11-30. Use `createCasesV3Api` of cases-v3, whose methods have the same names.
 * @example
 * const cases = createCasesV1Api({ baseUrl, accessToken });
 * const vorgang = await cases.getVorgang('AB12CD');
 */
export function createCasesV1Api<Contract extends Tightened<CasesV1Contract> = CasesV1Contract>(
  settings: CasesV1ApiSettings,
): CasesV1Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createCasesV1Api(settings: CasesV1ApiSettings): CasesV1Api;
export function createCasesV1Api(settings: CasesV1ApiSettings): CasesV1Api {
  const load = () => import('../../generated/cases-v1/validators.ts');
  const retired = retirement(settings, ENDING, () => import('../../generated/cases-v1/successors.ts'));
  const { client, call } = connect(settings, createCasesV1Client, load, { accessToken: bareToken }, retired);
  return {
    client,
    ...methodsOfAllVersions('/v1/vorgaenge', createOperations(client, call)),
  };
}
