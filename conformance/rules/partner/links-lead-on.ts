import { LISTS } from '../../../generated/platform.ts';
import { assume, decode, NotApplicable, targetOrigins, coversOf, type Answer, type Context } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { show, valueOf, recordIn } from './steps/attributes.ts';
import { addressOf, linkOf } from './steps/links.ts';
import { ACCEPT_JSON } from './steps/requests.ts';
import { isOpen, plainRead, READ_NAMES, subjectOf } from './steps/reads.ts';
import { READING } from './steps/declare.ts';

export default atPlaces('partner', {
  level: 'should',
  title:
    'The links of a record, of its identifiers and of a partner in a list can be followed; those to a partner lead to that partner, and no others do',
  source: ['P81', 'P98', 'P105', 'P194', 'P195'],
  covers: coversOf({
    getPartner: 200,
    getAdministrierbare: 200,
    getPartnerkennzeichen: 200,
    getUebernahmeRechtFuer: 200,
    createPartner: 201,
    updatePartner: 200,
  }),
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'links-lead-nowhere',
    'link-to-administrierbare-leads-nowhere',
    'administrierbare-answers-204',
    'identifiers-link-nowhere',
    'administrierbare-link-nowhere',
    'self-leads-to-another',
    'identifiers-lead-to-another',
    'identifiers-of-another',
    'administrierbare-link-to-one',
    'administrierbare-link-to-last',
    'administrierbare-share-their-lists',
    'takeover-list-links-to-one',
    'administrierbare-names-nobody',
    'takeover-list-links-nowhere',
    'administrierbare-names-everybody',
    'self-is-the-request',
    'identifiers-lead-to-themselves',
    'identifiers-name-their-partner-twice',
  ],
  async check(context, { operation, attributes: path = '' }) {
    const { address, answer, ids, entry, ...link } = await linkOf(context, operation, path);
    assume(address, `needs an address in ${path}, as members-are-expected reports`);
    // Credentials are sent to the configured targets only (G3).
    const isKnown = targetOrigins(context.config).has(address.origin);
    assume(isKnown, `needs a link to one of the targets; ${path} leads to ${address.origin}`);
    context.expect.that(link.isShared !== true, `an address of its own at ${path}`, 'that of another entry', answer);
    const [wanted] = ids;
    const known = link.known ?? (wanted === undefined ? undefined : await plainRead(context, 'partner', wanted));
    const relation =
      operation === 'GET /partner/{PartnerId}' ? READ_NAMES.find((name) => path.endsWith(name)) : undefined;
    const { id: subject } = await subjectOf(context, 'partner');
    const direct = relation && (await plainRead(context, relation, subject));
    // Reuse a response that was read from the same URL.
    const end =
      [known, link.known === undefined ? answer : undefined, direct].find((read) => read?.url === address.href) ??
      (await context.target.follow({ ...answer, location: () => address }, 'partner', { headers: ACCEPT_JSON }));
    const isMissing = end.status < 500 && direct !== undefined && ![end.status, direct.status].includes(200);
    if (isMissing && relation === 'partnerkennzeichen' && (await isOpen(context, relation, subject)))
      throw new NotApplicable('what the identifiers of a partner that is no sales unit are answered with is open');
    if (relation === 'administrierbare' && [end, direct].every((read) => read?.status === 404))
      throw new NotApplicable(`whether there is a list for ${subject}, who may administer nobody, is open`);
    const isUnseen = end.status === 404 && typeof entry === 'string';
    if (isUnseen && (await plainRead(context, 'partner', entry)).status === 404)
      throw new NotApplicable(`the caller does not see ${entry}`);
    context.expect.status(end, 200);
    if (known === undefined) expectNoPartner(context, path, answer, end);
    else expectPartner(context, path, ids, known, end);
  },
});

/**
 * Judges what a link that leads to no partner leads to.
 *
 * @param answer - shows the link
 * @param end - the response at its end
 */
function expectNoPartner(context: Context, path: string, answer: Answer, end: Answer): void {
  const { typ, id } = recordIn(end) ?? {};
  const isPartner = typeof id === 'string' && LISTS.typ.some((one) => one === typ);
  context.expect.that(!isPartner, `what ${path} says`, `the partner ${show(id)}`, end);
  // The identifiers of a person may be those of its unit, so only the partners that both responses name are compared.
  const [meant, named] = [answer, end].map(partnerOfIdentifiers);
  if (meant === undefined || named === undefined) return;
  context.expect.that(named === meant, `the identifiers of ${meant} at ${path}`, `those of ${named}`, end);
}

/**
 * Judges whether a link leads to its partner.
 *
 * @param ids - the identifiers that the partner may have
 * @param known - a read of the partner
 * @param end - the response at the end of the link
 * @throws Inconclusive when the read does not show one of the identifiers
 */
function expectPartner(context: Context, path: string, ids: readonly string[], known: Answer, end: Answer): void {
  const [reached, own] = [recordIn(end), recordIn(known)?.['id']];
  // The takeover status of a partner has partnerId instead of id.
  const id = reached?.['id'] ?? reached?.['partnerId'];
  // If neither record has an id, the partner is unknown; read-answers-partner-asked-for reports that.
  if (typeof id !== 'string' && typeof own !== 'string') return;
  const isThere = ids.some((one) => one === id);
  const isKnown = isThere || own === undefined || ids.some((one) => one === own);
  assume(isKnown, `needs a read of ${ids[0]} that shows this id`);
  context.expect.that(isThere, `the partner ${ids.join(' or ')} at ${path}`, typeof id === 'string' ? id : 'none', end);
}

/** The path of the partner to which identifiers link; undefined for other responses. */
function partnerOfIdentifiers(read: Answer): string | undefined {
  if (!read.url.includes('/partnerkennzeichen')) return undefined;
  const address = addressOf(valueOf(recordIn(read), '_links.partner'), read.url);
  return address && decode(address.pathname);
}
