import { createOffersV1Client, type OffersV1Client } from '../../generated/offers-v1/client.ts';
import { ENDING } from '../../generated/offers-v1/ending.ts';
import type { components, paths } from '../../generated/offers-v1/types.ts';
import { connect, type EndingApiSettings } from '../common/connect.ts';
import { createOperations, following } from '../common/operations.ts';
import { bareToken } from '../common/token.ts';
import { retirement } from '../common/retirement.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import type { CallSettings } from '../common/settings.ts';

/**
 * The types of the contract. To use your own types: `createOffersV1Api<{ components: components; paths: paths }>(…)`.
 *
 * @deprecated Ends on 2026-11-30. Use `OffersV3Contract` of offers-v3.
 */
export interface OffersV1Contract {
  components: components;
  paths: paths;
}

/** Settings of {@link createOffersV1Api}. */
export type OffersV1ApiSettings = EndingApiSettings;

/**
 * Mortgage offers v1. The platform does not publish its responses, so their types are open.
 *
 * @deprecated Ends on 2026-11-30. Use `createOffersV3Api` of offers-v3.
 */
export interface OffersV1Api<Contract extends Tightened<OffersV1Contract> = OffersV1Contract> {
  /** The generated client. */
  readonly client: OffersV1Client<Contract['paths']>;
  /**
   * Reads the financing suggestions for a case (D2 Endpoints, v1 read).
   *
   * @throws NotFoundError or NotAllowedError when the platform refuses the case
   * @deprecated Ends on 2026-11-30. Use `calculate` of offers-v3, whose options are in the body.
   */
  getFinanzierungsvorschlaege(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['FinanzierungsvorschlaegePayload']>;
  /**
   * Determines financing suggestions for a case (D2 Endpoints, v1 POST without a body). If the platform redirects to them, as v2 does, the
   * method reads them. The client never repeats it automatically.
   *
   * @returns the body as JSON, as text if it is no JSON, undefined if it is empty: status and body are not published
   * @throws NotFoundError or NotAllowedError when the platform refuses the case; ContractViolatedError when a redirect leads to an HTML page,
   *   or asks for the POST again at another URL (307, 308)
   * @deprecated Ends on 2026-11-30. Use `calculate` of offers-v3.
   */
  createFinanzierungsvorschlaege(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['FinanzierungsvorschlaegeErmittlungPayload']>;
}

const SUGGESTIONS = '/v1/finanzierungsvorschlaege/{vorgangsNummer}';

/**
 * Creates the operations of the mortgage offers v1.
 *
 * @deprecated Ends on 2026-11-30. Use `createOffersV3Api` of offers-v3.
 * @example
 * const offers = createOffersV1Api({ baseUrl, accessToken });
 * console.log(await offers.getFinanzierungsvorschlaege('AB12CD'));
 */
export function createOffersV1Api<Contract extends Tightened<OffersV1Contract> = OffersV1Contract>(
  settings: OffersV1ApiSettings,
): OffersV1Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createOffersV1Api(settings: OffersV1ApiSettings): OffersV1Api;
export function createOffersV1Api(settings: OffersV1ApiSettings): OffersV1Api {
  const load = () => import('../../generated/offers-v1/validators.ts');
  const retired = retirement(settings, ENDING, () => import('../../generated/offers-v1/successors.ts'));
  const { client, call } = connect(settings, createOffersV1Client, load, { accessToken: bareToken }, retired);
  const { readOpen, change } = createOperations<paths>(client, call);
  return {
    client,
    getFinanzierungsvorschlaege: (vorgangsNummer, own) => readOpen(SUGGESTIONS, { vorgangsNummer }, own),
    createFinanzierungsvorschlaege: (vorgangsNummer, own) =>
      change('POST', SUGGESTIONS, { vorgangsNummer }, undefined, { ...own, sent: following }),
  };
}
