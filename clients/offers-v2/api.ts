import { createOffersV2Client, type OffersV2Client } from '../../generated/offers-v2/client.ts';
import { ENDING } from '../../generated/offers-v2/ending.ts';
import type { components, operations, paths } from '../../generated/offers-v2/types.ts';
import { locationOf, redirectOf, REDIRECTS } from '../common/addresses.ts';
import { connect, type EndingApiSettings } from '../common/connect.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import { bareToken } from '../common/token.ts';
import type { CallInit } from '../common/caller.ts';
import { ContractViolatedError } from '../common/errors.ts';
import { contentOf, createReads, following, inPath } from '../common/operations.ts';
import { retirement } from '../common/retirement.ts';
import type { RateLimit } from '../common/rate-limit.ts';
import { systemClock, type CallSettings } from '../common/settings.ts';
import { untilReady, type WaitSettings } from '../common/waiting.ts';

export type { RateLimit } from '../common/rate-limit.ts';

/**
 * The types of the contract. To use your own types: `createOffersV2Api<{ components: components; paths: paths }>(…)`.
 *
 * @deprecated Ends on 2026-11-30. Use `OffersV3Contract` of offers-v3.
 */
export interface OffersV2Contract {
  components: components;
  paths: paths;
}

type Parameters<Operation extends keyof operations> = operations[Operation]['parameters'];
type Options = Omit<NonNullable<Parameters<'createErmittlung'>['query']>, 'vorgangsNummer'>;

/** An order for offers, for captured data or an existing case; the options add alternatives and commission. */
export type ErmittlungOrder<Contract extends Tightened<OffersV2Contract> = OffersV2Contract> = Options &
  (
    | { erfassteDaten: Schemas<Contract>['ErmittlungAnfrage']; vorgangsNummer?: never }
    | { vorgangsNummer: string; erfassteDaten?: never }
  );

/** The key of a determination: `ermittlungsId`. You can also pass a {@link Determination}. */
export type ErmittlungKey = Parameters<'getErmittlung'>['path'];

/** A determination: its key, and the body of the response, whose form is not published. */
export type Determination<Contract extends Tightened<OffersV2Contract> = OffersV2Contract> = ErmittlungKey & {
  ermittlung: Schemas<Contract>['ErmittlungPayload'];
};

/** The key of a result: {@link ErmittlungKey} and `ergebnisNummer`. */
export type ErgebnisKey = Parameters<'getErgebnis'>['path'];

/** The key of a payment plan: {@link ErgebnisKey} and `zahlungsplanIndex`, unchanged from the platform. */
export type ZahlungsplanKey = Parameters<'getZahlungsplan'>['path'];

/** Settings of {@link createOffersV2Api}. */
export type OffersV2ApiSettings = EndingApiSettings;

/**
 * Mortgage offers v2. Works only on servers, since a browser does not show the target of a redirect. The platform does not publish the
 * bodies of most reads, so their types are open.
 *
 * @deprecated Ends on 2026-11-30. Use `createOffersV3Api` of offers-v3; offers for captured data have no successor.
 */
export interface OffersV2Api<Contract extends Tightened<OffersV2Contract> = OffersV2Contract> {
  /** The generated client, for operations that have no method here. */
  readonly client: OffersV2Client<Contract['paths']>;
  /**
   * Determines offers, and follows the redirect to the determination (D2 Endpoints, POST ermittlung). The client never repeats the POST
   * automatically.
   *
   * @throws RequestRefusedError; NotAllowedError when the platform refuses the case; ContractViolatedError when the redirect does not lead
   *   to a determination
   */
  determine(order: ErmittlungOrder<Contract>, settings?: CallSettings): Promise<Determination<Contract>>;
  /** Reads a determination. */
  getErmittlung(determination: ErmittlungKey, settings?: CallSettings): Promise<Schemas<Contract>['ErmittlungPayload']>;
  /** Reads the result list. */
  listErgebnisse(
    determination: ErmittlungKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['ErgebnissePayload']>;
  /** Reads one result. */
  getErgebnis(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['ErgebnisPayload']>;
  /** Reads the messages of a result. */
  listMeldungen(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['MeldungenPayload']>;
  /** Reads the documents of a result. */
  listUnterlagen(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['UnterlagenPayload']>;
  /**
   * Reads the commission of a result; follows the redirects of the platform until it is calculated (D2 States and transitions).
   *
   * @returns `betrag` in cents
   * @throws NotFoundError on 404, perhaps because the offers were determined without `provisionsAusgabe`; NotReadyError when it is not ready
   *   by the deadline
   */
  getProvision(result: ErgebnisKey, settings?: WaitSettings): Promise<Schemas<Contract>['Provision']>;
  /** Reads the payment plans of a result. */
  listZahlungsplaene(result: ErgebnisKey, settings?: CallSettings): Promise<Schemas<Contract>['ZahlungsplaenePayload']>;
  /** Reads one payment plan of a result. */
  getZahlungsplan(plan: ZahlungsplanKey, settings?: CallSettings): Promise<Schemas<Contract>['ZahlungsplanPayload']>;
  /** Reads the request that started a determination. */
  getErmittlungsAnfrage(
    determination: ErmittlungKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['ErmittlungsAnfragePayload']>;
  /** Reads the captured data of a determination. */
  getErfassteDaten(
    determination: ErmittlungKey,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['ErfassteDatenPayload']>;
  /** The current rate-limit window according to the last response (D2 Limits); undefined if unknown, or if the window is over. */
  rateLimit(): RateLimit | undefined;
}

const DETERMINE = '/v2/ergebnisliste/ermittlung';
const DETERMINATION = `${DETERMINE}/{ermittlungsId}` as const;
const RESULT = `${DETERMINATION}/ergebnisse/{ergebnisNummer}` as const;
const COMMISSION = `${RESULT}/provision` as const;

/**
 * Creates the flows of the mortgage offers v2: determine offers, read the results, wait for a commission. When no calls are left, a call
 * waits for the next window, or fails at once (`whenRateLimited`).
 *
 * @deprecated Ends on 2026-11-30. Use `createOffersV3Api` of offers-v3; offers for captured data have no successor.
 * @example
 * const offers = createOffersV2Api({ baseUrl, accessToken });
 * const { ermittlungsId } = await offers.determine({ vorgangsNummer: 'AB12CD', provisionsAusgabe: true });
 * console.log(await offers.listErgebnisse({ ermittlungsId }));
 * const { betrag } = await offers.getProvision({ ermittlungsId, ergebnisNummer: 'E1' });
 */
export function createOffersV2Api<Contract extends Tightened<OffersV2Contract> = OffersV2Contract>(
  settings: OffersV2ApiSettings,
): OffersV2Api<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createOffersV2Api(settings: OffersV2ApiSettings): OffersV2Api;
export function createOffersV2Api(settings: OffersV2ApiSettings): OffersV2Api {
  const load = () => import('../../generated/offers-v2/validators.ts');
  const retired = retirement(settings, ENDING, () => import('../../generated/offers-v2/successors.ts'));
  const credentials = { accessToken: bareToken };
  const { client, call, base } = connect(settings, createOffersV2Client, load, credentials, retired);
  const { clock = systemClock } = settings;
  const { readOpen } = createReads<paths>(client, call, { sent: following });

  const loadLater = () => import('./loaded-later.ts');

  let remaining = 0;
  let endsAt = NaN;
  client.use({
    async onResponse({ response }) {
      const limit = (await loadLater().catch(() => undefined))?.rateLimitOf(response);
      if (!limit) return;
      remaining = limit.remaining;
      endsAt = clock.now() + limit.resetMs;
    },
  });

  const determine: OffersV2Api['determine'] = async (order, own) => {
    // If the argument is no object, send an empty order: the platform refuses it with a reason.
    const { erfassteDaten, ...query } = Object(order) as ErmittlungOrder;
    const send = (init: CallInit) =>
      client.POST(DETERMINE, { ...init, params: { query }, ...(erfassteDaten && { body: erfassteDaten }) });
    const { response, headers, status, about } = await call(`POST ${DETERMINE}`, send, { ...own, accepts: REDIRECTS });
    if (response.ok) throw new ContractViolatedError(`status ${status} is not declared`, about);
    const address = locationOf(headers, base, DETERMINE.slice(1), about);
    const { identifierOf, readNew } = await loadLater();
    const follow = (init: CallInit) =>
      client.GET(DETERMINATION, {
        ...init,
        // The URL of the redirect replaces this path.
        params: { path: { ermittlungsId: 'Location' } },
        pathSerializer: () => address.href,
        fetch: (request) => readNew(request, base, { send: init.fetch, nextOf: redirectOf }, clock),
      });
    const answer = await call(`GET ${DETERMINATION}`, follow, own);
    const ermittlungsId = identifierOf(answer.data, address);
    if (ermittlungsId === undefined) {
      throw new ContractViolatedError('the body has no ermittlungsId', answer.about);
    }
    return { ermittlungsId, ermittlung: answer.data };
  };

  const getProvision: OffersV2Api['getProvision'] = async (result, own = {}) => {
    const params = { path: inPath(COMMISSION, result) };
    let address = '';
    const ask = async (signal: AbortSignal) => {
      const send = (init: CallInit) => {
        const fetch = async (request: Request) => {
          address = request.url;
          return (await loadLater()).sent(request, base, { send: init.fetch, nextOf: redirectOf, most: 0 });
        };
        return client.GET(COMMISSION, { ...init, params, ...(address && { pathSerializer: () => address }), fetch });
      };
      const answer = await call(`GET ${COMMISSION}`, send, { ...own, signal, accepts: REDIRECTS });
      if (answer.response.ok) return { ready: true, result: contentOf(answer) } as const;
      address = (await loadLater()).onward(locationOf(answer.headers, base, address, answer.about), base);
      return { ready: false, about: answer.about } as const;
    };
    return untilReady(ask, own, settings);
  };

  return {
    client,
    determine,
    getErmittlung: (determination, own) => readOpen(DETERMINATION, determination, own),
    listErgebnisse: (determination, own) => readOpen(`${DETERMINATION}/ergebnisse`, determination, own),
    getErgebnis: (result, own) => readOpen(RESULT, result, own),
    listMeldungen: (result, own) => readOpen(`${RESULT}/meldungen`, result, own),
    listUnterlagen: (result, own) => readOpen(`${RESULT}/unterlagen`, result, own),
    getProvision,
    listZahlungsplaene: (result, own) => readOpen(`${RESULT}/zahlungsplaene`, result, own),
    getZahlungsplan: (plan, own) => readOpen(`${RESULT}/zahlungsplaene/{zahlungsplanIndex}`, plan, own),
    getErmittlungsAnfrage: (determination, own) => readOpen(`${DETERMINATION}/ermittlungsAnfrage`, determination, own),
    getErfassteDaten: (determination, own) =>
      readOpen(`${DETERMINATION}/ermittlungsAnfrage/erfassteDaten`, determination, own),
    rateLimit: () => {
      const resetMs = endsAt - clock.now();
      return resetMs > 0 ? { remaining, resetMs } : undefined;
    },
  };
}
