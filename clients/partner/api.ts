import { createPartnerClient, type PartnerClient } from '../../generated/partner/client.ts';
import type { Partner } from '../../generated/partner/schemas.ts';
import type { paths } from '../../generated/partner/types.ts';
import { leadsTo } from '../common/addresses.ts';
import { newTraceId, type CallInit } from '../common/caller.ts';
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

/** The result of {@link PartnerApi.create}. */
export interface CreatedPartner<Contract extends Tightened<PartnerContract> = PartnerContract> {
  /** The identifier of the new partner. */
  partnerId: string;
  url: string;
  /** The master data in the response, with defaults; only `id` if the response has no body. */
  partner: Schemas<Contract>['Partner'];
  /** False after a success other than 201: the response for an existing `externePartnerId` is not published. */
  isNew: boolean;
}

/** Partner management. */
export interface PartnerApi<Contract extends Tightened<PartnerContract> = PartnerContract> {
  /** The generated client, for operations that have no method here. */
  readonly client: PartnerClient<Contract['paths']>;
  /**
   * Creates a partner below another one (D3 Endpoints, POST). Partners cannot be deleted. Send each right whose value matters: the documents
   * contradict each other about omitted rights. Attributes of persons are ignored for organisations, and vice versa.
   *
   * @throws RequestRefusedError for a wrong value; NotAllowedError when the caller may not create partners, or lacks a right that it grants;
   *   NotFoundError when the parent is not visible. After ContractViolatedError (the response does not name the partner),
   *   PlatformFailedError and NetworkError the partner may exist
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
   * Changes the given attributes; `null` deletes an attribute (D3 Endpoints, PATCH). If the response has no master data, they are read.
   *
   * @returns the master data after the change
   * @throws RequestRefusedError for a wrong value; NotAllowedError when the caller lacks the settings rights, or a right that it changes;
   *   NotFoundError
   */
  change(
    partnerId: string,
    changes: PartnerChanges<Contract>,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['Partner']>;
  /** Reads the identifiers of a sales unit at the product providers; the names of the providers are not published. */
  partnerkennzeichen(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['Partnerkennzeichen']>;
  /** Lists the partners that a partner may administer; the documents show no pages. */
  administrierbare(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['AdministrierbarePartner']>;
  /** Lists the partners whose cases a partner may take over. */
  uebernahmeliste(partnerId: string, settings?: CallSettings): Promise<Schemas<Contract>['Uebernahmeliste']>;
  /** Tells whether a partner may take over the cases of another partner. */
  uebernahmestatus(
    partnerId: string,
    otherPartnerId: string,
    settings?: CallSettings,
  ): Promise<Schemas<Contract>['Uebernahmestatus']>;
  /**
   * Reads the target of a link. Links are meant to keep clients compatible when paths change (D3 Versioning).
   *
   * @param from - a result that has `_links`
   * @returns undefined if there is no such link
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
 * Creates the flows of partner management: create, read, change, and follow links.
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
      const path = SUBORDINATES.slice(1).replace('{PartnerId}', encodeURIComponent(parentPartnerId));
      const url = leadsTo(headers, new URL(path, base));
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
      const traceId = own.traceId ?? newTraceId();
      if (address.origin !== base.origin) {
        const problem = `the link ${relation} leads to another origin, ${address.origin}`;
        throw new ContractViolatedError(problem, { operation, traceId });
      }
      const answer = await call(
        operation,
        (init) =>
          client.GET(ONE, {
            ...init,
            // The URL of the link replaces this path.
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
 * Parses the response to a change; `data` is absent if the body is no JSON object. The body is read as text: a body that is no JSON must
 * not make a successful change look like a failure.
 */
async function changed<Data extends object>(
  sent: Promise<{ data?: string; error?: unknown; response: Response }>,
): Promise<{ data?: Data; error?: unknown; response: Response }> {
  const { data, error, response } = await sent;
  if (!response.ok) return { error, response };
  const parsed = jsonOrText(data);
  return typeof parsed === 'object' && parsed !== null ? { data: parsed as Data, response } : { response };
}
