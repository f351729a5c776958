import { createCasesV3Client, type CasesV3Client } from '../../generated/cases-v3/client.ts';
import type { components, operations, paths } from '../../generated/cases-v3/types.ts';
import type { CasesSinceV2Api } from '../cases/api.ts';
import { methodsSinceV2 } from '../cases/methods.ts';
import { connect, type BearerApiSettings } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { bareToken } from '../common/token.ts';
import { createOperations } from '../common/operations.ts';

/** Settings of {@link createCasesV3Api}. */
export type CasesV3ApiSettings = BearerApiSettings;

/** The key of an application: `vorgangsNummer` and `antragsNummer`. */
export type AntragKey = operations['getAntrag']['parameters']['path'];

/** The key of a partial application: {@link AntragKey} and `teilantragsNummer`. */
export type TeilantragKey = operations['getTeilantrag']['parameters']['path'];

/** The key of a financing suggestion: `vorgangsNummer` and `finanzierungsvorschlagId`. */
export type FinanzierungsvorschlagKey = operations['getFinanzierungsvorschlag']['parameters']['path'];

/** The types of the contract. To use your own types: `createCasesV3Api<{ components: components; paths: paths }>(…)`. */
export interface CasesV3Contract {
  components: components;
  paths: paths;
}

/** Process cases v3. For the saved offers of a case, use the mortgage offers v3. */
export interface CasesV3Api<Contract extends Tightened<CasesV3Contract> = CasesV3Contract> extends CasesSinceV2Api<
  Contract['components'],
  keyof NonNullable<operations['updateVorgang']['requestBody']>['content']
> {
  /** The generated client, for operations that have no method here. */
  readonly client: CasesV3Client<Contract['paths']>;
}

/**
 * Creates the methods of the process cases v3. Their names are the operationIds of the contract.
 *
 * @example
 * const cases = createCasesV3Api({ baseUrl, accessToken });
 * const vorgang = await cases.getVorgang('AB12CD');
 * await cases.updateVorgang('AB12CD', [{ op: 'replace', path: '/externeVorgangsNummer', value: 'HH-2026-0417' }]);
 */
export function createCasesV3Api<Contract extends Tightened<CasesV3Contract> = CasesV3Contract>(
  settings: CasesV3ApiSettings,
): CasesV3Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createCasesV3Api(settings: CasesV3ApiSettings): CasesV3Api;
export function createCasesV3Api(settings: CasesV3ApiSettings): CasesV3Api {
  const load = () => import('../../generated/cases-v3/validators.ts');
  const { client, call } = connect(settings, createCasesV3Client, load, { accessToken: bareToken });
  return {
    client,
    ...methodsSinceV2('/v3/vorgaenge', createOperations(client, call)),
  };
}
