import { createApplicationsClient, type ApplicationsClient } from '../../generated/applications/client.ts';
import type { operations, paths } from '../../generated/applications/types.ts';
import { connect, type BearerApiSettings } from '../common/connect.ts';
import { createOperations } from '../common/operations.ts';
import { bareToken } from '../common/token.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import { RequestRefusedError } from '../common/errors.ts';
import type { CallSettings } from '../common/settings.ts';
import { takes } from '../common/takes.ts';
import type { ApplicationsContract } from './contract.ts';
import type { Patch } from './patch.ts';

/** The key of an application: `vorgangsnummer`, `antragsnummer` and `teilantragsnummer`. */
export type AntragKey = operations['getAntrag']['parameters']['path'];

/** Filters the list by the date of the last change. The format (date, or date and time) is not published. */
export type AntraegeFilter = NonNullable<operations['listAntraege']['parameters']['query']>;

/** Settings of {@link createApplicationsApi}. */
export type ApplicationsApiSettings = BearerApiSettings;

/** Settings of {@link ApplicationsApi.listAntraege}. */
export interface ListAntraegeSettings extends CallSettings {
  /** Query parameters that select a page; their names are not published. */
  page?: Readonly<Record<string, string | number>> | undefined;
}

type MediaType = keyof operations['patchAntrag']['requestBody']['content'];

/** Settings of {@link ApplicationsApi.change}. */
export interface ChangeAntragSettings extends CallSettings {
  /** Media type of the patch, which is not published. By default JSON Patch; plain JSON once the platform has refused that with 415. */
  mediaType?: MediaType | undefined;
}

/** The applications, for product providers and sales parties. */
export interface ApplicationsApi<Contract extends Tightened<ApplicationsContract> = ApplicationsContract> {
  /** The generated client, for operations that have no method here. */
  readonly client: ApplicationsClient<Contract['paths']>;
  /**
   * Reads one page of the provider's applications (D2 Endpoints, Applications interface). Its body and status are not published.
   *
   * @throws RequestRefusedError, NotAllowedError
   */
  listAntraege(filter?: AntraegeFilter, settings?: ListAntraegeSettings): Promise<Schemas<Contract>['AntraegePayload']>;
  /**
   * Reads an application as a product provider.
   *
   * @throws NotFoundError, NotAllowedError
   */
  getAntrag(antrag: AntragKey, settings?: CallSettings): Promise<Schemas<Contract>['Antrag']>;
  /** Reads the same application as a sales party. Throws the same errors as {@link getAntrag}. */
  getAntragAlsVertrieb(antrag: AntragKey, settings?: CallSettings): Promise<Schemas<Contract>['Antrag']>;
  /**
   * Changes an application, with several operations in one call (D2 Application patch document). The client sends the change again only
   * after 415, with the other media type.
   *
   * @param change - the result of `patch()`, or the operations of a JSON Patch document
   * @throws RequestRefusedError, NotFoundError, NotAllowedError; UnsendableError when there is no operation; PlatformFailedError or
   *   NetworkError when the application may or may not have changed
   */
  change(
    antrag: AntragKey,
    change: Patch<Contract> | Patch<Contract>['operations'],
    settings?: ChangeAntragSettings,
  ): Promise<void>;
}

const ONE = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
const AS_SALES = '/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege';

/**
 * Creates the methods of the applications interface.
 *
 * @example
 * const applications = createApplicationsApi({ baseUrl, accessToken });
 * const antrag = { vorgangsnummer: 'AK73M2', antragsnummer: '1', teilantragsnummer: '1' };
 * await applications.change(antrag, patch().antragsReferenz('HH-2026-0417').ansprechpartner('DEF34'));
 * const { letzteAenderung } = await applications.getAntrag(antrag);
 */
export function createApplicationsApi<Contract extends Tightened<ApplicationsContract> = ApplicationsContract>(
  settings: ApplicationsApiSettings,
): ApplicationsApi<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createApplicationsApi(settings: ApplicationsApiSettings): ApplicationsApi;
export function createApplicationsApi(settings: ApplicationsApiSettings): ApplicationsApi {
  const load = () => import('../../generated/applications/validators.ts');
  const { client, call } = connect(settings, createApplicationsClient, load, { accessToken: bareToken });
  const { read, readOpen, change } = createOperations<paths>(client, call);
  let accepted: MediaType = 'application/json-patch+json';
  return {
    client,
    listAntraege: (filter, { page, ...own } = {}) =>
      readOpen('/v2/antraege', {}, { ...own, query: { ...page, ...filter } }),
    getAntrag: (antrag, own) => read(ONE, antrag, own),
    getAntragAlsVertrieb: (antrag, own) => read(AS_SALES, antrag, own),
    change: async (antrag, changes, own) => {
      const operations = changes && 'operations' in changes ? changes.operations : changes;
      takes(operations?.length, 'change takes what patch() builds, with one operation at least');
      const send = (mediaType: MediaType) =>
        change('PATCH', ONE, antrag, operations, { ...own, mediaType: own?.mediaType ?? mediaType });
      // A concurrent call may change `accepted`.
      const first = accepted;
      await send(first).catch(async (error: unknown) => {
        if (!(error instanceof RequestRefusedError) || error.status !== 415 || own?.mediaType) throw error;
        const other = first === 'application/json' ? 'application/json-patch+json' : 'application/json';
        await send(other);
        accepted = other;
      });
    },
  };
}
