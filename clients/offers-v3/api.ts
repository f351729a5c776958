import { createOffersV3Client, type OffersV3Client } from '../../generated/offers-v3/client.ts';
import type { components, operations, paths } from '../../generated/offers-v3/types.ts';
import { locationOf, REDIRECTS } from '../common/addresses.ts';
import { connect, type BearerApiSettings } from '../common/connect.ts';
import type { CallInit } from '../common/caller.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import { bareToken } from '../common/token.ts';
import { ContractViolatedError, NotFoundError } from '../common/errors.ts';
import { contentOf, createReads, following, inPath } from '../common/operations.ts';
import { parametersIn } from '../common/parameters.ts';
import type { CallSettings } from '../common/settings.ts';
import { untilReady, type WaitSettings } from '../common/waiting.ts';

/** The types of the contract. To use your own types: `createOffersV3Api<{ components: components; paths: paths }>(…)`. */
export interface OffersV3Contract {
  components: components;
  paths: paths;
}

type Key<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['path']>;

/** The key of a result list: `vorgangsnummer` and `ergebnislisteId`. An `ermittlungsId` of v2 is not an `ergebnislisteId`. */
export type ErgebnislisteKey = Key<'getErgebnisliste'>;

/** The key of a result: {@link ErgebnislisteKey} and `ergebnisnummer`. */
export type ErgebnisKey = Key<'getErgebnis'>;

/** The key of a payment plan: {@link ErgebnisKey} and `zahlungsplanIndex`, unchanged from the platform. */
export type ZahlungsplanKey = Key<'getZahlungsplan'>;

/** The key of a saved offer: `vorgangsnummer` and `laufendeNummer`. */
export type GemerktesAngebotKey = Key<'getGemerktesAngebot'>;

/** The outcome of a calculation. */
export type Calculation<Contract extends Tightened<OffersV3Contract> = OffersV3Contract> =
  | { found: true; ergebnisliste: Schemas<Contract>['ErgebnislistePayload'] }
  | { found: false };

/** Settings of {@link createOffersV3Api}. */
export type OffersV3ApiSettings = BearerApiSettings;

/** Mortgage offers v3. The platform does not publish the bodies of reads, so their types are open. */
export interface OffersV3Api<Contract extends Tightened<OffersV3Contract> = OffersV3Contract> {
  /** The generated client, for operations that have no method here. */
  readonly client: OffersV3Client<Contract['paths']>;
  /**
   * Determines offers for a case, with the data of the case (D2 Endpoints, Mortgage offers v3). The client never repeats it automatically.
   *
   * @param options - the platform does not publish their defaults: pass `ermitteln: true` to be sure that it determines offers
   * @returns `found: false` if there is no result list (204)
   * @throws RequestRefusedError; NotFoundError or NotAllowedError when the platform refuses the case
   */
  calculate(
    vorgangsnummer: string,
    options?: Schemas<Contract>['ErgebnislisteAnfrage'],
    settings?: CallSettings,
  ): Promise<Calculation<Contract>>;
  /** Reads a result list. */
  getErgebnisliste(list: ErgebnislisteKey, settings?: CallSettings): Promise<Schemas<Contract>['ErgebnislistePayload']>;
  /** Reads one result. */
  getErgebnis(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['ErgebnisPayload']>;
  /** Reads the messages of a result. */
  listMeldungen(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['MeldungenPayload']>;
  /** Reads the documents of a result. */
  listUnterlagen(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['UnterlagenPayload']>;
  /**
   * Reads the commission of a result. Repeats the read, with the query of the redirect, as long as the platform redirects to the commission
   * itself.
   *
   * @throws NotFoundError on 404, perhaps because the offers were calculated without `provisionsAusgabe`; NotReadyError when it is not ready
   *   by the deadline; ContractViolatedError when the redirect leads elsewhere
   */
  getProvision(result: ErgebnisKey, settings?: WaitSettings): Promise<Schemas<Contract>['ProvisionPayload']>;
  /** Reads the payment plans of a result. */
  listZahlungsplaene(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['ZahlungsplaenePayload']>;
  /** Reads one payment plan of a result. */
  getZahlungsplan(plan: ZahlungsplanKey, settings?: CallSettings): Promise<Schemas<Contract>['ZahlungsplanPayload']>;
  /**
   * Reads the saved offers of a case (D2 Authentication). This and the two methods below need the scope
   * `baufinanzierung:angebot:ermitteln`.
   *
   * @throws NotAllowedError when the platform refuses a token without the scope; with which status is not published
   */
  listGemerkteAngebote(
    vorgangsnummer: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['GemerkteAngebotePayload']>;
  /** Reads one saved offer. */
  getGemerktesAngebot(
    offer: GemerktesAngebotKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['GemerktesAngebotPayload']>;
  /** Reads the payment plans of a saved offer. */
  listZahlungsplaeneGemerktesAngebot(
    offer: GemerktesAngebotKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['ZahlungsplaeneGemerktesAngebotPayload']>;
}

const LISTS = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';
const LIST = `${LISTS}/{ergebnislisteId}` as const;
const RESULT = `${LIST}/{ergebnisnummer}` as const;
const COMMISSION = `${RESULT}/provision` as const;
const SAVED = '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote';
const SAVED_ONE = `${SAVED}/{laufendeNummer}` as const;

/**
 * Creates the flows of the mortgage offers v3: calculate, read results, read saved offers.
 *
 * @example
 * const offers = createOffersV3Api({ baseUrl, accessToken });
 * const calculation = await offers.calculate('AB12CD', { ermitteln: true, alternativen: true });
 * if (calculation.found) console.log(calculation.ergebnisliste);
 */
export function createOffersV3Api<Contract extends Tightened<OffersV3Contract> = OffersV3Contract>(
  settings: OffersV3ApiSettings,
): OffersV3Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createOffersV3Api(settings: OffersV3ApiSettings): OffersV3Api;
export function createOffersV3Api(settings: OffersV3ApiSettings): OffersV3Api {
  const load = () => import('../../generated/offers-v3/validators.ts');
  const { client, call, base } = connect(settings, createOffersV3Client, load, { accessToken: bareToken });
  const { readOpen } = createReads<paths>(client, call, { sent: following });

  const calculate: OffersV3Api['calculate'] = async (vorgangsnummer, options = {}, own) => {
    const params = { path: inPath(LISTS, { vorgangsnummer }) };
    const send = (init: CallInit) => client.POST(LISTS, { ...init, params, body: options });
    const answer = await call(`POST ${LISTS}`, send, own);
    return answer.status === 204 ? { found: false } : { found: true, ergebnisliste: contentOf(answer, 200) };
  };

  const getProvision: OffersV3Api['getProvision'] = async (result, own = {}) => {
    const params = { path: inPath(COMMISSION, result) };
    let query = '';
    const ask = async (signal: AbortSignal) => {
      const send = (init: CallInit) => client.GET(COMMISSION, { ...init, params, querySerializer: () => query });
      const answer = await call(`GET ${COMMISSION}`, send, { ...own, signal, accepts: REDIRECTS });
      const { status, about } = answer;
      if (status === 204) throw new NotFoundError('status 204, there is no commission', about);
      if (!REDIRECTS.includes(status)) return { ready: true, result: answer.data } as const;
      const location = locationOf(answer.headers, base, COMMISSION.slice(1), about);
      if (parametersIn(location, COMMISSION) === undefined) {
        throw new ContractViolatedError(`the commission leads to something else, at ${location.origin}`, about);
      }
      query = location.search.slice(1);
      return { ready: false, about } as const;
    };
    return untilReady(ask, own, settings);
  };

  return {
    client,
    calculate,
    getErgebnisliste: (list, own) => readOpen(LIST, list, own),
    getErgebnis: (result, own) => readOpen(RESULT, result, own),
    listMeldungen: (result, own) => readOpen(`${RESULT}/meldungen`, result, own),
    listUnterlagen: (result, own) => readOpen(`${RESULT}/unterlagen`, result, own),
    getProvision,
    listZahlungsplaene: (result, own) => readOpen(`${RESULT}/zahlungsplaene`, result, own),
    getZahlungsplan: (plan, own) => readOpen(`${RESULT}/zahlungsplaene/{zahlungsplanIndex}`, plan, own),
    listGemerkteAngebote: (vorgangsnummer, own) => readOpen(SAVED, { vorgangsnummer }, own),
    getGemerktesAngebot: (offer, own) => readOpen(SAVED_ONE, offer, own),
    listZahlungsplaeneGemerktesAngebot: (offer, own) => readOpen(`${SAVED_ONE}/zahlungsplaene`, offer, own),
  };
}
