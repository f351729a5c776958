import { createPartnerClient, type PartnerClient } from '../../generated/partner/client.ts';
import type { Partner } from '../../generated/partner/schemas.ts';
import type { paths } from '../../generated/partner/types.ts';
import { leadsTo } from '../common/addresses.ts';
import type { CallInit } from '../common/caller.ts';
import { connect } from '../common/connect.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import { ContractViolatedError } from '../common/errors.ts';
import { contentOf, createReads, inPath, jsonOrText } from '../common/operations.ts';
import { parametersIn } from '../common/parameters.ts';
import type { ApiSettings, CallSettings } from '../common/settings.ts';
import { passedOn, type Credential } from '../common/token.ts';
import { aenderungOf, type PartnerChanges } from './attributes.ts';
import type { PartnerContract } from './contract.ts';
import { linkOf, RELATED_OPERATIONS, type Linked, type PartnerRelation, type RelatedBy } from './links.ts';

/** Settings of {@link createPartnerApi}. Both credentials are sent with every request, and only to `baseUrl`. */
export interface PartnerApiSettings extends ApiSettings {
  /** The API key of the user or the organisation. */
  apiKey: Credential;
  /** The partner identifier of the caller. */
  partnerId: Credential;
}

/** A partner that was created. */
export interface CreatedPartner<Contract extends Tightened<PartnerContract> = PartnerContract> {
  /** The identifier of the new partner. */
  partnerId: string;
  /** Its address. */
  url: string;
  /** Its master data as in the answer, with defaults; only `id` if the answer has no body. */
  partner: Schemas<Contract>['Partner'];
  /** False for a success other than 201: what happens with an existing `externePartnerId` is not published. */
  isNew: boolean;
}

/** Partner management. */
export interface PartnerApi<Contract extends Tightened<PartnerContract> = PartnerContract> {
  /** The generated client, for everything that has no method here. */
  readonly client: PartnerClient<Contract['paths']>;
  /**
   * Creates a partner below another one (D3 Endpoints, POST). There is no way to delete a partner. Send each right whose value matters:
   * the sources contradict each other about omitted ones. Attributes of persons are ignored for organisations, and vice versa.
   *
   * @throws RequestRefusedError for a wrong value, NotAllowedError without the right to create or a right that is granted, NotFoundError
   *   when the parent is not visible. The partner may exist after ContractViolatedError, when the answer does not name it,
   *   PlatformFailedError and NetworkError
   */
  create(
    parentPartnerId: string,
    partner: Schemas<Contract>['PartnerAnlage'],
    settings?: CallSettings,
  ): Promise<CreatedPartner<Contract>>;
  /**
   * Reads the master data; unset and inherited attributes are absent (D3 Endpoints, GET).
   *
   * @throws NotFoundError when the partner is not visible
   */
  read(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['Partner']>;
  /**
   * Changes the given attributes; `null` deletes one (D3 Endpoints, PATCH). If the answer does not show the master data, they are read.
   *
   * @returns the master data after the change
   * @throws RequestRefusedError for a wrong value, NotAllowedError without the settings rights or a right that is changed, NotFoundError
   */
  change(
    partnerId: string,
    changes: PartnerChanges<Contract>,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['Partner']>;
  /** Reads the identifiers of a sales unit at the product providers; the names of the providers are not published. */
  partnerkennzeichen(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['Partnerkennzeichen']>;
  /** Lists the partners that a partner may administer: all at once, the interface has no pages. */
  administrierbare(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['AdministrierbarePartner']>;
  /** Lists the partners whose cases a partner may take over. */
  uebernahmeliste(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['Uebernahmeliste']>;
  /** Asks whether a partner may take over the cases of one other partner. */
  uebernahmestatus(
    partnerId: string,
    otherPartnerId: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['Uebernahmestatus']>;
  /**
   * Reads the target of a link, which works even when paths change (D3 Endpoints, `_links`).
   *
   * @param from - a result that has `_links`
   * @returns undefined where there is no such link
   * @throws ContractViolatedError, before anything is sent, when the link leads to another origin
   */
  follow<Relation extends PartnerRelation>(
    from: Linked,
    relation: Relation,
    settings?: CallSettings,
  ): Promise<RelatedBy<Relation, Contract> | undefined>;
}

const ONE = '/partner/{PartnerId}';
const SUBORDINATES = `${ONE}/untergeordnetePartner` as const;

/**
 * Makes the flows of partner management: create, read, change, and follow links.
 *
 * @example
 * const partners = createPartnerApi({ baseUrl, apiKey, partnerId: 'ABC12' });
 * const { partnerId } = await partners.create('ABC12', { vorname: 'Swantje', nachname: 'Voss', anrede: 'FRAU' });
 * await partners.change(partnerId, { email: 'voss@example.org', titelFunktion: null });
 * const { email } = await partners.read(partnerId);
 */
export function createPartnerApi<Contract extends Tightened<PartnerContract> = PartnerContract>(
  settings: PartnerApiSettings,
): PartnerApi<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createPartnerApi(settings: PartnerApiSettings): PartnerApi;
export function createPartnerApi(settings: PartnerApiSettings): PartnerApi {
  const load = () => import('../../generated/partner/validators.ts');
  const { client, call, base } = connect(settings, createPartnerClient, load, {
    apiKey: passedOn,
    partnerId: passedOn,
  });
  const { read } = createReads<paths>(client, call, { named: 200 });

  return {
    client,
    create: async (parentPartnerId, body, own) => {
      const params = { path: inPath(SUBORDINATES, { PartnerId: parentPartnerId }) };
      const { data, headers, status, about } = await call(
        `POST ${SUBORDINATES}`,
        (init) => changed<Partner>(client.POST(SUBORDINATES, { ...init, params, body, parseAs: 'text' })),
        own,
      );
      const asked = SUBORDINATES.slice(1).replace('{PartnerId}', encodeURIComponent(parentPartnerId));
      const url = leadsTo(headers, new URL(asked, base));
      const id: unknown = data?.id;
      const partnerId = typeof id === 'string' && id !== '' ? id : url && parametersIn(url, ONE)?.['PartnerId'];
      if (partnerId === undefined) {
        throw new ContractViolatedError('neither the body nor Location names the new partner, which may exist', about);
      }
      return {
        partnerId,
        url: (url ?? new URL(`partner/${encodeURIComponent(partnerId)}`, base)).href,
        partner: data ?? { id: partnerId },
        isNew: status === 201,
      };
    },
    read: (PartnerId, own) => read(ONE, { PartnerId }, own),
    change: async (PartnerId, changes, own) => {
      const params = { path: inPath(ONE, { PartnerId }) };
      const body = aenderungOf(changes);
      const send = (init: CallInit) => changed<Partner>(client.PATCH(ONE, { ...init, params, body, parseAs: 'text' }));
      const answer = await call(`PATCH ${ONE}`, send, own);
      return answer.data === undefined ? read(ONE, { PartnerId }, own) : contentOf(answer, 200);
    },
    partnerkennzeichen: (PartnerId, own) => read(`${ONE}/partnerkennzeichen`, { PartnerId }, own),
    administrierbare: (PartnerId, own) => read(`${ONE}/administrierbare`, { PartnerId }, own),
    uebernahmeliste: (PartnerId, own) => read(`${ONE}/uebernahmeRechtFuer`, { PartnerId }, own),
    uebernahmestatus: (PartnerId, otherPartnerId, own) =>
      read(`${ONE}/uebernahmeRechtFuer/{otherPartnerId}`, { PartnerId, otherPartnerId }, own),
    follow: async <Relation extends PartnerRelation>(from: Linked, relation: Relation, own: CallSettings = {}) => {
      const address = linkOf(from, relation, base);
      if (address === undefined) return undefined;
      const operation = RELATED_OPERATIONS.get(relation) ?? `GET the link ${relation}`;
      const traceId = own.traceId ?? crypto.randomUUID();
      if (address.origin !== base.origin) {
        const problem = `the link ${relation} leads to another origin, ${address.origin}`;
        throw new ContractViolatedError(problem, { operation, traceId });
      }
      const answer = await call(
        operation,
        (init) =>
          client.GET(ONE, {
            ...init,
            // The address of the link replaces this path.
            params: { path: { PartnerId: 'link' } },
            pathSerializer: () => address.href,
          }),
        { ...own, traceId },
      );
      return contentOf(answer, 200) as RelatedBy<Relation>;
    },
  };
}

/**
 * The answer to a change; without data if its body is no JSON object. The body is read as text: one that is no JSON must not make a
 * change that took effect look like a failure.
 */
async function changed<Shown extends object>(
  sent: Promise<{ data?: string; error?: unknown; response: Response }>,
): Promise<{ data?: Shown; error?: unknown; response: Response }> {
  const { data, error, response } = await sent;
  if (!response.ok) return { error, response };
  const shown = jsonOrText(data);
  return typeof shown === 'object' && shown !== null ? { data: shown as Shown, response } : { response };
}
