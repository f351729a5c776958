import {
  createConsumerLoanOffersClient,
  type ConsumerLoanOffersClient,
} from '../../generated/consumer-loan-offers/client.ts';
import {
  AngeboteDocument,
  BestesAngebotDocument,
  type AngeboteQueryVariables,
  type BestesAngebotQuery,
  type BestesAngebotQueryVariables,
} from '../../generated/consumer-loan-offers/operations.ts';
import type { components, paths } from '../../generated/consumer-loan-offers/types.ts';
import type { DocumentTypeDecoration } from '../../generated/typed-document.ts';
import type { CallInit } from '../common/caller.ts';
import { connect } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { ContractViolatedError } from '../common/errors.ts';
import type { ApiSettings, CallSettings } from '../common/settings.ts';
import { takes } from '../common/takes.ts';
import { bareToken, type AccessToken } from '../common/token.ts';
import type { Open } from './open.ts';
import { failedWith, resultOf, type QueryResult } from './result.ts';

/** The types of the contract. To use your own types: `createConsumerLoanOffersApi<{ components: components; paths: paths }>(…)`. */
export interface ConsumerLoanOffersContract {
  components: components;
  paths: paths;
}

/** Settings of {@link createConsumerLoanOffersApi}. */
export interface ConsumerLoanOffersApiSettings extends ApiSettings {
  /** Access token that permits consumer-loan offers; how to obtain one is not published. Renewed after 401 if it is a TokenSource. */
  accessToken: AccessToken;
}

/** An offer for an instalment loan with all its fields. */
export type BestesAngebot = NonNullable<Open<BestesAngebotQuery>['bestesAngebot']>;

/** The text of a query, with the types of its result and its variables. */
// Documents of graphql-codegen in mode `string` are instances of the class String.
// oxlint-disable-next-line typescript/no-wrapper-object-types
export type TypedQuery<Result, Variables> = String & DocumentTypeDecoration<Result, Variables>;

/** Consumer-loan offers. Without `datenkontext: 'ECHTGESCHAEFT'` every request is a test. */
export interface ConsumerLoanOffersApi<
  Contract extends Tightened<ConsumerLoanOffersContract> = ConsumerLoanOffersContract,
> {
  /** The generated client. Its `execute` throws errors of its own; `query` of this API throws a {@link PlatformError}. */
  readonly client: ConsumerLoanOffersClient<Contract['paths']>;
  /**
   * Reads the best offer, with all its fields (D2 Consumer-loan offers).
   *
   * @returns null if the response has none; the response without an offer is not published
   * @throws GraphQLFailedError when the response has errors, even if it also has data; RequestRefusedError when a value is wrong;
   *   NotAllowedError
   */
  bestesAngebot(variables: BestesAngebotQueryVariables, settings?: CallSettings): Promise<BestesAngebot | null>;
  /**
   * Reads the list of offers, with all their fields (D2 Consumer-loan offers). Null entries are left out.
   *
   * @throws the same errors as `bestesAngebot`; to get the other offers if some fail, use `query(AngeboteDocument, variables)`
   */
  angebote(variables: AngeboteQueryVariables, settings?: CallSettings): Promise<BestesAngebot[]>;
  /**
   * Sends a query with your own selection.
   *
   * Generate typed queries with graphql-codegen (plugins `typescript-operations` and `typed-document-node`, `documentMode: 'string'`, schema
   * `platform-contracts/schema.graphql`), or write them by hand: `new TypedDocumentString<Result, Variables>('query …')`. To convert a
   * TypedDocumentNode: `new TypedDocumentString<Result, Variables>(print(node))`, with `print` of graphql.
   *
   * @returns the data, which is incomplete if there are `errors`
   * @throws GraphQLFailedError when the response has errors and no data, ContractViolatedError when it is no GraphQL result;
   *   RequestRefusedError, NotAllowedError
   */
  query<Result, Variables extends Record<string, unknown>>(
    document: TypedQuery<Result, Variables>,
    variables: Variables,
    settings?: CallSettings,
  ): Promise<QueryResult<Result>>;
}

/**
 * Creates the flows of the consumer-loan offers.
 *
 * @example
 * const loans = createConsumerLoanOffersApi({ baseUrl, accessToken });
 * const best = await loans.bestesAngebot({ auszahlungsbetrag: 15_000, laufzeitInMonaten: 60 });
 * console.log(best?.gesamtkonditionen?.rateMonatlich, best?.ratenkredit?.produktanbieter?.name);
 */
export function createConsumerLoanOffersApi<
  Contract extends Tightened<ConsumerLoanOffersContract> = ConsumerLoanOffersContract,
>(settings: ConsumerLoanOffersApiSettings): ConsumerLoanOffersApi<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createConsumerLoanOffersApi(settings: ConsumerLoanOffersApiSettings): ConsumerLoanOffersApi;
export function createConsumerLoanOffersApi(settings: ConsumerLoanOffersApiSettings): ConsumerLoanOffersApi {
  const load = () => import('../../generated/consumer-loan-offers/validators.ts');
  // Every request may be repeated, since the schema has only queries.
  const isRead = () => true;
  const credentials = { accessToken: bareToken };
  const { client, call } = connect(settings, createConsumerLoanOffersClient, load, credentials, undefined, isRead);

  const ask = async (query: string, variables: Record<string, unknown>, own?: CallSettings) => {
    let sent: Headers | undefined;
    const send = (init: CallInit) => {
      const fetch = (request: Request) => {
        sent = request.headers;
        return init.fetch(request);
      };
      return client.POST('/angebote', { ...init, fetch, body: { query, variables } });
    };
    return { ...(await call('POST /angebote', send, own)), sent };
  };

  /** Sends a predefined document, and returns the field that it selects. */
  const selected = async <Result, Name extends keyof Open<Result>>(
    name: Name,
    document: TypedQuery<Result, never>,
    variables: Record<string, unknown>,
    own: CallSettings | undefined,
    isList: boolean,
  ): Promise<Open<Result>[Name]> => {
    // The type name of `$partnerId` is not published, so declare the variable only if it is used.
    const unused = variables['partnerId'] === undefined ? /\$partnerId: \w+,|partnerId: \$partnerId/g : '';
    const answer = await ask(document.replace(unused, ''), variables, own);
    const { data, errors } = await resultOf<Result>(answer);
    if (errors.length > 0) throw await failedWith(errors, answer.about, answer.sent);
    const value = data[name];
    if (typeof value !== 'object' || (value !== null && Array.isArray(value) !== isList)) {
      const wanted = isList ? 'a list' : 'an object';
      throw new ContractViolatedError(`${String(name)} is not ${wanted}`, answer.about);
    }
    return value;
  };

  return {
    client,
    bestesAngebot: (variables, own) => selected('bestesAngebot', BestesAngebotDocument, variables, own, false),
    angebote: async (variables, own) => {
      const angebote = await selected('angebote', AngeboteDocument, variables, own, true);
      return (angebote ?? []).filter((angebot) => angebot !== null);
    },
    query: async (document, variables, own) => {
      takes(typeof document?.valueOf() === 'string', 'query takes a text: a string, or a TypedDocumentString');
      return resultOf(await ask(document.toString(), variables, own));
    },
  };
}
