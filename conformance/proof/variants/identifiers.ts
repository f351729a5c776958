import { randomUUID } from 'node:crypto';
import type { Config } from '../../engine/config/schema.ts';
import { onResponse, withHeader, withProperties, type Wrap } from '../../reference/faulty.ts';
import { HOSTS } from '../../reference/interface.ts';
import type { Handler } from '../../servers/handler.ts';
import {
  everyJsonObject,
  isJson,
  onAnswers,
  onHosts,
  rewrittenLocation,
  rewrittenText,
  withoutFixture,
  variantsOf,
} from './variant.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** A prefix for identifiers, which clients must treat as opaque. */
const ODD = 'Nr. ü/ä;?#%+&=–';

/** Adds a prefix of unusual characters to every UUID in URLs and bodies. */
const oddIdentifiers =
  (odd: string): Wrap =>
  (next) => {
    const inPath = encodeURIComponent(odd);
    const located = rewrittenLocation(({ href }) => href.replace(UUID, `${inPath}$&`));
    const read = rewrittenText((text) => text.replace(UUID, (id) => odd + id));
    const plain: Handler = (request) =>
      next(new Request(request.url.replaceAll(inPath, '').replaceAll(encodeURI(odd), ''), request));
    return located(read(plain));
  };

/** Replaces every UUID by a JSON number with more digits than a double can hold. */
const manyDigits: Wrap = (next) => {
  const known = new Map<string, string>();
  const numbered = (text: string) =>
    text.replace(UUID, (id) => {
      const number = BigInt(`0x1${id.replaceAll('-', '')}`).toString();
      known.set(number, id);
      return number;
    });
  const located = rewrittenLocation(({ href }) => numbered(href));
  const read = rewrittenText((text) => text.replace(/(?<=":)"([0-9a-f-]{36})"/g, (_, id: string) => numbered(id)));
  const plain: Handler = (request) =>
    next(
      new Request(
        request.url.replace(/\d{39}/g, (number) => known.get(number) ?? number),
        request,
      ),
    );
  return located(read(plain));
};

/** Replaces the attributes of the session cookie. */
const withAttributes = (attributes: string) =>
  onAnswers('pm')({}, (response) => {
    const [session] = response.headers.getSetCookie();
    if (session === undefined) return response;
    return withHeader('set-cookie', `${session.split(';', 1)[0]}${attributes}`)(response);
  });

const NAMES = ['id', 'partnerId', 'orgaEinheitId'];
const long = (id: string) => `partner.${id}.nord`;
const short = (text: string) => text.replace(/partner\.(\w+)\.nord/g, '$1');

/** Replaces all identifiers of partners by long ones. */
const longPartners: Wrap = (next) => {
  const named = everyJsonObject((object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        NAMES.includes(name) && typeof value === 'string'
          ? long(value)
          : name === 'href'
            ? (value as string).replace(/(?<=\/partner\/)[^/]+/, long)
            : value,
      ]),
    ),
  );
  const located = rewrittenLocation(({ href }) => href.replace(/(?<=\/partner\/)[^/]+/, long));
  const plain: Handler = (request) => {
    const headers = new Headers(request.headers);
    headers.set('x-partnerid', short(headers.get('x-partnerid') ?? ''));
    return next(new Request(new Request(short(request.url), request), { headers }));
  };
  const whole = located(named(plain));
  return (request) => (request.url.includes('/partner/') ? whole(request) : next(request));
};

/** Replaces the identifiers of partners in a configuration by the same long ones. */
function withLongPartners({ fixtures, credentials, ...config }: Config): Config {
  const renamed = (value: unknown) => (/^[A-Z]{3}\d\d$/.test(String(value)) ? long(String(value)) : value);
  const partner = Object.fromEntries(
    Object.entries(fixtures?.partner ?? {}).map(([name, value]) => [name, renamed(value)]),
  );
  const callers = (['partner', 'partnerWithoutCreateRight', 'partnerOrganisation'] as const).flatMap((name) => {
    const caller = credentials?.[name];
    return caller === undefined ? [] : [[name, { ...caller, partnerId: long(caller.partnerId) }] as const];
  });
  return {
    ...config,
    fixtures: { ...fixtures, partner },
    credentials: {
      ...credentials,
      ...Object.fromEntries(callers),
    },
  };
}

/** Variants of identifiers, trace ids, tokens and cookies. */
export const IDENTIFIER_VARIANTS = variantsOf({
  'odd-identifiers': {
    says: 'Identifiers of reports, determinations, lists and suggestions hold slashes, spaces, umlauts and signs that addresses encode.',
    uses: ['R85'],
    around: onHosts('report', 'v2', 'baufi')(oddIdentifiers(ODD)),
    configure: ({ fixtures, ...config }) => ({
      ...config,
      fixtures: {
        ...fixtures,
        offers: { ...fixtures?.offers, ergebnislisteId: ODD + (fixtures?.offers?.ergebnislisteId ?? '') },
        cases: {
          ...fixtures?.cases,
          finanzierungsvorschlagId: ODD + (fixtures?.cases?.finanzierungsvorschlagId ?? ''),
        },
      },
    }),
  },
  'long-partner-identifiers': {
    says: 'Identifiers of partners are long and hold dots.',
    around: onHosts('pm')(longPartners),
    configure: withLongPartners,
  },
  'numbers-as-identifiers': {
    says: 'Results, payment plans and saved offers are identified by JSON numbers, counted from zero.',
    around: onHosts('v2', 'baufi')(
      (next) => (request) => {
        const inner = request.url
          .replace(/(?<=\/(ergebnisse|ergebnisliste\/[^/]+)\/)(\d+)(?=\/|$)/, (number) => `E${Number(number) + 1}`)
          .replace(/(?<=\/zahlungs[pP]laene\/)0$/, 'annuitaetendarlehen-1');
        return next(inner === request.url ? request : new Request(inner, request));
      },
      rewrittenText((text) =>
        text
          .replace(
            /("ergebnis[nN]ummer":)"E(\d)"/g,
            (_, name: string, number: string) => `${name}${Number(number) - 1}`,
          )
          .replaceAll('"zahlungsplanIndex":"annuitaetendarlehen-1"', '"zahlungsplanIndex":0')
          .replace(/("(laufendeNummer|nummerAmVorgang)":)"(\d)"/g, '$1$3'),
      ),
    ),
  },
  'identifiers-of-many-digits': {
    says: 'Determinations, lists and suggestions are identified by JSON numbers of 39 digits.',
    around: onHosts('v2', 'baufi')(manyDigits),
    configure: (config) =>
      withoutFixture('cases', 'finanzierungsvorschlagId')(withoutFixture('offers', 'ergebnislisteId')(config)),
  },
  'odd-trace-ids': {
    says: 'Trace ids that the platform makes itself look like those of a load balancer.',
    around: onAnswers('pm', 'kex')({}, async (response, request) => {
      if (request.headers.has('x-traceid') || !response.headers.has('x-traceid')) return response;
      const made = `Root=1-67891233-${randomUUID().slice(0, 8)}; Sampled=1 ("?")`;
      const answered = isJson(response) && 'traceId' in ((await response.clone().json()) as object);
      const renamed = withHeader('X-TraceId', made)(response);
      return answered ? withProperties({ traceId: made })(renamed) : renamed;
    }),
  },
  'trace-ids-everywhere': {
    says: 'Every host answers with a trace id, its own or that of the caller, and a gateway adds another one.',
    uses: ['L51', 'O330'],
    around: onAnswers(...HOSTS)({}, (response, request) => {
      const traceId = response.headers.get('x-traceid') ?? request.headers.get('x-traceid') ?? randomUUID();
      return withHeader('X-TraceID', `${traceId}, gateway-4711`)(response);
    }),
  },
  'more-of-a-token': {
    says: 'A token comes with a refresh token, an identity token, and a lifetime as text.',
    around: onAnswers('login')(
      { status: 200 },
      withProperties({ refresh_token: 'r-1', id_token: null, expires_in: '3600', token_type: 'bearer', scope: [] }),
    ),
  },
  'several-cookies': {
    says: 'The session cookie is sent between other cookies, writes its attributes in unusual letter case, and has an expiry date.',
    around: onAnswers('pm')({}, (response) => {
      const [session] = response.headers.getSetCookie();
      if (session === undefined) return response;
      const headers = new Headers(response.headers);
      headers.delete('set-cookie');
      const expires = new Date(Date.UTC(2027, 0, 1)).toUTCString();
      headers.append('set-cookie', 'AWSALB=abc/def+==; Path=/; Expires=Fri, 01 Jan 2027 00:00:00 GMT');
      headers.append('set-cookie', session.replace('Path=/', `path=/ ; EXPIRES=${expires};SECURE`));
      headers.append('set-cookie', 'XSRF-TOKEN=""; sessionIdBefore=1');
      return new Response(response.body, { status: response.status, headers });
    }),
  },
  'refusals-remove-cookies': {
    says: 'A refused login overwrites the session cookie with an expired one that has a placeholder value.',
    around: onHosts('pm')(
      onResponse(
        { method: 'POST', path: /\/login(\.do)?$/, status: 401 },
        withHeader('set-cookie', 'sessionId=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/'),
      ),
      onResponse(
        { method: 'GET', path: /\/login$/, status: 401 },
        withHeader('set-cookie', 'sessionId=""; Max-Age=0; Expires=Thu, 01-Jan-1970 00:00:10 GMT; Path=/'),
      ),
    ),
  },
  'bare-cookies': {
    says: 'The cookie of a session has no attributes at all.',
    uses: ['S18'],
    around: withAttributes(''),
  },
  'cookies-of-old-servers': {
    says: 'The session cookie writes the year of its expiry with two digits, has blanks around the equals sign of Path, and has extension attributes.',
    around: withAttributes('; Path = /; Expires=Thursday, 01-Jan-60 0:00:00 GMT; X_y.z=1; __proto__=1'),
  },
});
