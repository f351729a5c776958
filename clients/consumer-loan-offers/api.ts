import {
  createConsumerLoanOffersClient,
  type ConsumerLoanOffersClient,
} from '../../generated/consumer-loan-offers/client.ts';
import {
  AngeboteDocument,
  BestesAngebotDocument,
  type AngeboteQuery,
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

/** The types of the contract. To use your own: `createConsumerLoanOffersApi<{ components: components; paths: paths }>(…)`. */
export interface ConsumerLoanOffersContract {
  components: components;
  paths: paths;
}

/** Settings of {@link createConsumerLoanOffersApi}. */
export interface ConsumerLoanOffersApiSettings extends ApiSettings {
  /** Of a client that may determine consumer-loan offers; how to get one is not published. It is renewed after a 401, if possible. */
  accessToken: AccessToken;
}

/** An offer for an instalment loan with all its fields. */
export type BestesAngebot = NonNullable<Open<BestesAngebotQuery>['bestesAngebot']>;

/** A query in text, with the types of its result and its variables. */
// Documents of graphql-codegen are objects of the class String; those that are syntax trees have no text to send.
// oxlint-disable-next-line typescript/no-wrapper-object-types
export type TypedQuery<Result, Variables> = String & DocumentTypeDecoration<Result, Variables>;

/** The offers for consumer loans. Without `datenkontext: 'ECHTGESCHAEFT'` every request is a test. */
export interface ConsumerLoanOffersApi<
  Contract extends Tightened<ConsumerLoanOffersContract> = ConsumerLoanOffersContract,
> {
  /** The generated client. Its `execute` throws its own error; `query` here throws those of all interfaces. */
  readonly client: ConsumerLoanOffersClient<Contract['paths']>;
  /**
   * Asks for the best offer, with all its fields (D2 Consumer-loan offers).
   *
   * @returns null when the answer has none; what is answered when there is no offer is not published
   * @throws GraphQLFailedError when the answer has errors, even if it also has data; RequestRefusedError when a value is wrong,
   *   NotAllowedError
   */
  bestesAngebot(variables: BestesAngebotQueryVariables, settings?: CallSettings): Promise<BestesAngebot | null>;
  /**
   * Asks for the list of offers, with all their fields (D2 Consumer-loan offers); entries that are null are left out.
   *
   * @throws the same as `bestesAngebot`; to get offers although some failed, use `query(AngeboteDocument, variables)`
   */
  angebote(variables: AngeboteQueryVariables, settings?: CallSettings): Promise<BestesAngebot[]>;
  /**
   * Sends a query with your own selection.
   *
   * A typed query comes from graphql-codegen (plugins `typescript-operations` and `typed-document-node`, `documentMode: 'string'`, schema
   * `platform-contracts/schema.graphql`), or is written by hand: `new TypedDocumentString<Result, Variables>('query …')`. A
   * TypedDocumentNode becomes one by `new TypedDocumentString<Result, Variables>(print(node))`, with `print` of graphql.
   *
   * @returns the data, perhaps only a part of it: look at `errors`
   * @throws GraphQLFailedError when it has errors and no data, ContractViolatedError when the answer is no GraphQL result;
   *   RequestRefusedError, NotAllowedError
   */
  query<Result, Variables extends Record<string, unknown>>(
    document: TypedQuery<Result, Variables>,
    variables: Variables,
    settings?: CallSettings,
  ): Promise<QueryResult<Result>>;
}

/**
 * Makes the flows of the consumer-loan offers.
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
  // Every request may be repeated: the schema has only queries.
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

  /** The member of the data that a predefined document selects. */
  const selected = async <Result, Name extends keyof Open<Result>>(
    name: Name,
    document: TypedQuery<Result, never>,
    variables: Record<string, unknown>,
    own: CallSettings | undefined,
    isList: boolean,
  ): Promise<Open<Result>[Name]> => {
    // The name of its type is not published: a partner that is not asked for is not declared either.
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
    bestesAngebot: (variables, own) =>
      selected<BestesAngebotQuery, 'bestesAngebot'>('bestesAngebot', BestesAngebotDocument, variables, own, false),
    angebote: async (variables, own) => {
      const angebote = await selected<AngeboteQuery, 'angebote'>('angebote', AngeboteDocument, variables, own, true);
      return (angebote ?? []).filter((angebot) => angebot !== null);
    },
    query: async (document, variables, own) => {
      takes(typeof document?.valueOf() === 'string', 'query takes a text: a string, or a TypedDocumentString');
      return resultOf(await ask(document.toString(), variables, own));
    },
  };
}
