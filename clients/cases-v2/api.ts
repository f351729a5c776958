import { createCasesV2Client, type CasesV2Client } from '../../generated/cases-v2/client.ts';
import { ENDING } from '../../generated/cases-v2/ending.ts';
import type { components, operations, paths } from '../../generated/cases-v2/types.ts';
import type { CasesSinceV2Api } from '../cases/api.ts';
import { methodsSinceV2 } from '../cases/methods.ts';
import { connect, type EndingApiSettings } from '../common/connect.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import { bareToken } from '../common/token.ts';
import { createOperations, createReads, following } from '../common/operations.ts';
import { retirement } from '../common/retirement.ts';
import type { CallSettings } from '../common/settings.ts';

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
 * The key of a financing suggestion: `vorgangsNummer` and `finanzierungsvorschlagId`.
 *
 * @deprecated Ends on 2026-11-30. Use `FinanzierungsvorschlagKey` of cases-v3.
 */
export type FinanzierungsvorschlagKey = operations['getFinanzierungsvorschlag']['parameters']['path'];

/**
 * Settings of {@link createCasesV2Api}.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3ApiSettings` of cases-v3.
 */
export type CasesV2ApiSettings = EndingApiSettings;

/**
 * The types of the contract. To use your own types: `createCasesV2Api<{ components: components; paths: paths }>(…)`.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3Contract` of cases-v3.
 */
export interface CasesV2Contract {
  components: components;
  paths: paths;
}

/**
 * The key of a saved offer: `vorgangsNummer` and `nummerAmVorgang`.
 *
 * @deprecated Ends on 2026-11-30. Use `GemerktesAngebotKey` of offers-v3, where the number is `laufendeNummer`.
 */
export type GemerktesAngebotKey = operations['getGemerktesAngebot']['parameters']['path'];

/**
 * Process cases v2, including the saved offers.
 *
 * @deprecated Ends on 2026-11-30. Use `CasesV3Api` of cases-v3, and `OffersV3Api` of offers-v3 for the saved offers.
 */
export interface CasesV2Api<Contract extends Tightened<CasesV2Contract> = CasesV2Contract> extends CasesSinceV2Api<
  Contract['components'],
  keyof NonNullable<operations['updateVorgang']['requestBody']>['content']
> {
  /** The generated client, for operations that have no method here. */
  readonly client: CasesV2Client<Contract['paths']>;
  /**
   * Reads the saved offers of a case.
   *
   * @deprecated Ends on 2026-11-30. Use `listGemerkteAngebote` of offers-v3.
   */
  listGemerkteAngebote(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['GemerkteAngebotePayload']>;
  /**
   * Reads one saved offer.
   *
   * @deprecated Ends on 2026-11-30. Use `getGemerktesAngebot` of offers-v3.
   */
  getGemerktesAngebot(
    offer: GemerktesAngebotKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['GemerktesAngebotPayload']>;
  /**
   * Reads the payment plans of a saved offer.
   *
   * @deprecated Ends on 2026-11-30. Use `listZahlungsplaeneGemerktesAngebot` of offers-v3.
   */
  listZahlungsPlaene(
    offer: GemerktesAngebotKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['ZahlungsPlaenePayload']>;
}

const SAVED = '/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote';
const SAVED_ONE = `${SAVED}/{nummerAmVorgang}` as const;

/**
 * Creates the methods of the process cases v2. Their names are the operationIds of the contract.
 *
 * @deprecated Ends on 2026-11-30. Use `createCasesV3Api` of cases-v3, whose methods have the same names; the saved offers are in
 *   `createOffersV3Api` of offers-v3.
 * @example
 * const cases = createCasesV2Api({ baseUrl, accessToken });
 * const vorgang = await cases.getVorgang('AB12CD');
 */
export function createCasesV2Api<Contract extends Tightened<CasesV2Contract> = CasesV2Contract>(
  settings: CasesV2ApiSettings,
): CasesV2Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createCasesV2Api(settings: CasesV2ApiSettings): CasesV2Api;
export function createCasesV2Api(settings: CasesV2ApiSettings): CasesV2Api {
  const load = () => import('../../generated/cases-v2/validators.ts');
  const retired = retirement(settings, ENDING, () => import('../../generated/cases-v2/successors.ts'));
  const { client, call } = connect(settings, createCasesV2Client, load, { accessToken: bareToken }, retired);
  const { readOpen } = createReads<paths>(client, call, { sent: following });
  return {
    client,
    ...methodsSinceV2('/v2/vorgaenge', createOperations(client, call)),
    listGemerkteAngebote: (vorgangsNummer, own) => readOpen(SAVED, { vorgangsNummer }, own),
    getGemerktesAngebot: (offer, own) => readOpen(SAVED_ONE, offer, own),
    listZahlungsPlaene: (offer, own) => readOpen(`${SAVED_ONE}/zahlungsPlaene`, offer, own),
  };
}
