import type { Schemas, Tightened } from '../common/contract.ts';
import type { PartnerContract } from './contract.ts';

/** The target types of the published relations, except `self`, whose target depends on where the link is. */
interface Related<Contract extends Tightened<PartnerContract> = PartnerContract> {
  partner: Schemas<Contract>['Partner'];
  administrierbare: Schemas<Contract>['AdministrierbarePartner'];
  partnerkennzeichen: Schemas<Contract>['Partnerkennzeichen'];
}

/** The name of a relation. The platform may use other relations than the published ones. */
export type PartnerRelation = keyof Related | 'self' | (string & {});

/** The target type of a relation; `unknown` if it is not published. */
export type RelatedBy<
  Relation extends PartnerRelation,
  Contract extends Tightened<PartnerContract> = PartnerContract,
> = Relation extends keyof Related ? Related<Contract>[Relation] : unknown;

/** An object with links: a partner, an entry of a list, identifiers. */
export interface Linked {
  readonly _links?: object | null;
}

/** The operations behind the published relations. */
export const RELATED_OPERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    partner: 'GET /partner/{PartnerId}',
    administrierbare: 'GET /partner/{PartnerId}/administrierbare',
    partnerkennzeichen: 'GET /partner/{PartnerId}/partnerkennzeichen',
  } satisfies Record<keyof Related, string>),
);

/**
 * The URL of a link: a string, or an object with `href` (D3 Partner shows URLs and does not specify their form).
 *
 * @param base - the base of relative URLs
 * @returns undefined if there is no such link, or its URL is invalid
 */
export function linkOf({ _links }: Linked, relation: string, base: URL): URL | undefined {
  const link = Object.entries(_links ?? {}).find(([name]) => name === relation)?.[1] as unknown;
  const { href, templated } = (typeof link === 'object' && link !== null && 'href' in link ? link : { href: link }) as {
    href: unknown;
    templated?: unknown;
  };
  // A URI template without values expands to the URL without the expressions (RFC 6570, 3.2.1).
  const address = typeof href === 'string' && templated === true ? href.replace(/\{[^{}]*\}/g, '') : href;
  return typeof address === 'string' && address !== '' && URL.canParse(address, base)
    ? new URL(address, base)
    : undefined;
}
