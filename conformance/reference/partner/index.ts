import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { TYP } from '../../../generated/platform.ts';
import { isObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';
import { traceIdOf } from '../../servers/trace-id.ts';
import type { Create, Interface, SampleCalls } from '../interface.ts';
import { initialAttributes, write, type Typ } from './attributes.ts';
import { changedRights, grantedRights, permissionsOf, type Permissions } from './permissions.ts';
import { createRepresentation, type Representation } from './representation.ts';
import { partnerCredentials, partners } from './seed.ts';
import { createTree, type Partner } from './tree.ts';

interface CallerEnv {
  Variables: { traceId: string; caller: Partner };
}
type PartnerContext = Context<CallerEnv>;

const ONE = '/partner/:partnerId';
const SUBORDINATES = `${ONE}/untergeordnetePartner`;
const READS = ['partnerkennzeichen', 'administrierbare', 'uebernahmeRechtFuer'] as const;
const TAKEOVER_STATUS = `${ONE}/uebernahmeRechtFuer/:otherPartnerId`;

/**
 * Creates the partner interface.
 *
 * D3 leaves three points open. This deployment decides: omitted rights of a new partner get the defaults of the
 * table, as in the response of D3; an invalid `typ` in a PATCH is ignored like a valid one; a creation with an existing
 * externePartnerId creates another partner. Every refusal has `message` and `traceId`.
 */
export function createPartner(): Interface {
  const tree = createTree(partners);
  const app = new Hono<CallerEnv>();

  app.use(
    '/partner/*',
    createMiddleware<CallerEnv>(async (c, next) => {
      const traceId = traceIdOf(c.req.raw);
      c.set('traceId', traceId);
      const caller = authenticated(c.req.raw.headers);
      if (caller === undefined) c.res = refuse(c, 401, 'X-ApiKey and X-PartnerId do not name a known caller');
      else {
        c.set('caller', caller);
        await next();
      }
      c.res.headers.set('X-TraceId', traceId);
    }),
  );

  app.get(ONE, (c) => onVisible(c, ({ partner }) => c.json(representation(c).partner(partner))));
  for (const read of READS) {
    app.get(`${ONE}/${read}`, (c) => onVisible(c, ({ partner }) => c.json(representation(c)[read](partner))));
  }
  app.get(TAKEOVER_STATUS, (c) =>
    onVisible(c, ({ partner, permissions }) => {
      const other = tree.find(c.req.param('otherPartnerId'));
      if (other === undefined || !permissions.maySee(other)) return notFound(c);
      return c.json(representation(c).uebernahmeStatus(partner, other));
    }),
  );

  app.patch(ONE, (c) =>
    onVisible(c, async ({ partner, permissions }) => {
      if (!permissions.mayChange(partner))
        return refuse(c, 403, 'The settings of this partner are not yours to change');
      const sent = await document(c);
      if (sent instanceof Response) return sent;
      const attributes = write(partner.typ, partner.attributes, sent);
      if (typeof attributes === 'string') return refuse(c, 400, attributes);
      const foreign = changedRights(partner.attributes, attributes).filter((right) => !permissions.holds(right));
      if (foreign.length > 0) return refuse(c, 403, `You do not hold ${foreign.join(', ')}`);
      partner.attributes = attributes;
      return c.json(representation(c).partner(partner));
    }),
  );

  app.post(SUBORDINATES, (c) =>
    onVisible(c, async ({ partner: superior, permissions }) => {
      if (!permissions.mayCreateBelow(superior)) return refuse(c, 403, 'You may not create partners here');
      const sent = await document(c);
      if (sent instanceof Response) return sent;
      const typ = typOf(sent);
      if (typ === undefined) return refuse(c, 400, `typ must be ${TYP.join(' or ')}`);
      const attributes = write(typ, initialAttributes(typ), sent);
      if (typeof attributes === 'string') return refuse(c, 400, attributes);
      const foreign = grantedRights(sent, attributes).filter((right) => !permissions.holds(right));
      if (foreign.length > 0) return refuse(c, 403, `You do not hold ${foreign.join(', ')}`);
      const created = tree.add(superior, typ, attributes);
      return c.json(representation(c).partner(created), 201, { Location: address(c)(created.id) });
    }),
  );

  for (const [path, allowed] of [
    [ONE, 'GET, HEAD, PATCH'],
    [SUBORDINATES, 'POST'],
    ...READS.map((read) => [`${ONE}/${read}`, 'GET, HEAD'] as const),
    [TAKEOVER_STATUS, 'GET, HEAD'],
  ] as const) {
    app.all(path, (c) => {
      c.header('Allow', allowed);
      return refuse(c, 405, `${c.req.method} is not possible here`);
    });
  }
  app.all('/partner/*', notFound);
  return { id: 'partner', app: new Hono().route('/', app) };

  function authenticated(headers: Headers): Partner | undefined {
    const apiKey = headers.get('x-apikey');
    const partnerId = headers.get('x-partnerid');
    const known = Object.values(partnerCredentials).find((one) => one.apiKey === apiKey && one.partnerId === partnerId);
    return known === undefined ? undefined : tree.find(known.partnerId);
  }

  /** Responds with 404 if the caller may not see the partner, before any other check (P12, P41). */
  function onVisible(
    c: PartnerContext,
    answer: (found: { partner: Partner; permissions: Permissions }) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const permissions = permissionsOf(c.get('caller'), tree);
    const partner = tree.find(c.req.param('partnerId') ?? '');
    return partner === undefined || !permissions.maySee(partner) ? notFound(c) : answer({ partner, permissions });
  }

  function representation(c: PartnerContext): Representation {
    return createRepresentation(tree, address(c), permissionsOf(c.get('caller'), tree).maySee);
  }
}

/** Builds URLs below `/partner/`, with the host and the path prefix of the request. */
function address(c: PartnerContext) {
  const root = new URL(c.req.url).origin + c.req.path.slice(0, c.req.path.indexOf('/partner/'));
  return (...segments: readonly string[]) => [root, 'partner', ...segments.map(encodeURIComponent)].join('/');
}

/** The JSON object in the body, or the refusal if there is none. */
async function document(c: PartnerContext): Promise<Record<string, unknown> | Response> {
  const body = await readJson(c.req.raw, ['application/json']);
  if (!body.ok) return refuse(c, body.status, body.message);
  return isObject(body.value) ? body.value : refuse(c, 400, 'The body must be a JSON object');
}

/** The typ of a new partner; undefined if it is unknown. A missing or empty typ means PERSON. */
function typOf(sent: Record<string, unknown>): Typ | undefined {
  const typ = Object.hasOwn(sent, 'typ') && sent['typ'] !== '' ? sent['typ'] : 'PERSON';
  return TYP.find((known) => known === typ);
}

function notFound(c: PartnerContext): Response {
  return refuse(c, 404, 'There is no such partner');
}

function refuse(c: PartnerContext, status: ContentfulStatusCode, message: string): Response {
  const challenge = status === 401 ? { 'WWW-Authenticate': 'ApiKey realm="partner"' } : {};
  return c.json({ message, traceId: c.get('traceId') }, status, challenge);
}

export default createPartner satisfies Create;

export const sampleCalls = {
  partner: { request: 'GET /partner/{PartnerId}' },
} satisfies SampleCalls;
