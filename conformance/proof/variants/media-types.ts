import { isRedirect } from '../../engine/answer.ts';
import { parseJson } from '../../json.ts';
import { onResponse, withHeader, withText, type Wrap } from '../../reference/faulty.ts';
import type { Host } from '../../reference/interface.ts';
import { everywhere, inconclusive, isJson, onAnswers, onHosts, together, where, variantsOf } from './variant.ts';

/** Hosts for whose refusals the documents specify at most a status, and no body. */
const WITHOUT_PROMISED_BODY: readonly Host[] = ['v2', 'baufi', 'login', 'kex'];

const onReportsAndThose = onHosts('report', ...WITHOUT_PROMISED_BODY);

const isRefusal = ({ status }: Response) => status >= 400;
/** For the partner interface, the documents show only the body of a 400. */
const isBareRefusal = ({ status }: Response) => status > 400;
const typed = (type: string) => everywhere(where(isJson, withHeader('content-type', type)));
const refusals = (text: string, type: string) => {
  const change = withText(text, type);
  return together(
    onHosts(...WITHOUT_PROMISED_BODY)(where(isRefusal, change)),
    onHosts('pm')(where(isBareRefusal, change)),
  );
};
const PAGE = '<!doctype html>\n<html lang="de"><title>Fehler</title><p>Das ging leider nicht.</p></html>';

/** Refuses bodies as a gateway does that validates them and knows nothing of the interface behind it. */
const refusingBodies: Wrap = (next) => async (request) => {
  const text = await request.clone().text();
  const isTyped = (request.headers.get('content-type') ?? '').includes('json');
  if (request.method !== 'POST' || text === '' || (isTyped && parseJson(text) !== undefined)) return next(request);
  return new Response(PAGE, { status: isTyped ? 400 : 415, headers: { 'Content-Type': 'text/html' } });
};

/** Variants of media types, headers, and unspecified bodies. */
export const MEDIA_TYPE_VARIANTS = variantsOf({
  'json-without-parameters': {
    says: 'The media type of JSON bodies has no parameters, such as a charset.',
    around: typed('application/json'),
  },
  'json-in-capitals': {
    says: 'Media types are written in capitals, with a quoted charset and spaces before it.',
    around: typed('APPLICATION/JSON  ;  Charset="utf-8"'),
  },
  'problem-details': {
    says: 'Refusals are problem details that also have the members of the contract.',
    around: together(
      onReportsAndThose(where(isRefusal, withHeader('content-type', 'application/problem+json'))),
      everywhere(
        where(isRefusal, async (response) => {
          if (!isJson(response)) return response;
          const body = (await response.clone().json()) as object;
          const problem = { type: 'about:blank', title: 'Anfrage abgelehnt', status: response.status, ...body };
          return new Response(JSON.stringify(problem), response);
        }),
      ),
    ),
  },
  'refusals-as-pages': {
    says: 'Refusals are HTML pages wherever the contract promises no body.',
    around: refusals(PAGE, 'text/html; charset=iso-8859-1'),
  },
  'bodies-refused-by-a-gateway': {
    says: 'A gateway before offers, cases and loan offers refuses posted bodies that are not JSON, with a page of its own.',
    around: onHosts('v2', 'baufi', 'kex')(refusingBodies),
  },
  'pages-at-unknown-addresses': {
    says: 'Whatever is sent to an address that does not exist, cases and offers answer with the start page of a portal.',
    around: onAnswers('v2', 'baufi')({ status: 404 }, async (response) =>
      (await response.clone().text()).includes('there is nothing at')
        ? new Response(PAGE, { headers: { 'Content-Type': 'text/html' } })
        : response,
    ),
    open: inconclusive('cases-v1', 'later-operations-absent', 'later-suggestions-absent'),
  },
  'refusals-without-body': {
    says: 'Refusals have no body wherever the contract promises none.',
    around: refusals('', ''),
  },
  'hal-documents': {
    says: 'Offers, cases and applications are HAL documents by their media type.',
    around: onHosts('v2', 'baufi')(where(isJson, withHeader('content-type', 'application/hal+json'))),
  },
  'graphql-media-type': {
    says: 'Loan offers come in the media type of GraphQL.',
    around: onHosts('kex')(
      where(isJson, withHeader('content-type', 'application/graphql-response+json; charset=utf-8')),
    ),
  },
  'redirects-without-body': {
    says: 'Accepted and redirecting responses have neither a body nor a media type.',
    around: everywhere(where(isOnTheWay, withText('', ''))),
  },
  'redirects-with-sentence': {
    says: 'Accepted and finished reports answer with a sentence.',
    around: onHosts('report')(where(isOnTheWay, withText('Ihr Bericht wird erstellt.\r\n'))),
  },
  'many-headers': {
    says: 'Every response carries headers of gateways, caches and security policies.',
    around: everywhere(
      onResponse(
        {},
        withHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains'),
        withHeader('Cache-Control', 'no-cache, no-store, max-age=0, must-revalidate'),
        withHeader('Vary', 'Origin, Accept-Encoding'),
        withHeader('ETag', 'W/"0815"'),
        withHeader('Link', '<https://docs.example/>; rel="service-doc"'),
        withHeader('Deprecation', '@1796083200'),
        withHeader('Server', 'gateway/2'),
        withHeader('Via', '1.1 kante-1, 1.1 kante-2'),
      ),
    ),
  },
});

function isOnTheWay(response: Response): boolean {
  return response.status === 202 || isRedirect(response);
}
