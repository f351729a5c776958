import type { Schemas, Tightened } from '../common/contract.ts';
import type { PartnerContract } from './contract.ts';

/** What the published relations lead to. Of `self` that depends on where it stands. */
interface Related<Contract extends Tightened<PartnerContract> = PartnerContract> {
  partner: Schemas<Contract>['Partner'];
  administrierbare: Schemas<Contract>['AdministrierbarePartner'];
  partnerkennzeichen: Schemas<Contract>['Partnerkennzeichen'];
}

/** The name of a relation: further ones than the published may appear. */
export type PartnerRelation = keyof Related | 'self' | (string & {});

/** What a relation leads to, as far as it is published. */
export type RelatedBy<
  Relation extends PartnerRelation,
  Contract extends Tightened<PartnerContract> = PartnerContract,
> = Relation extends keyof Related ? Related<Contract>[Relation] : unknown;

/** What has links: a partner, an entry of a list, identifiers. */
export interface Linked {
  readonly _links?: object | null;
}

/** The operations that the published relations stand for. */
export const RELATED_OPERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    partner: 'GET /partner/{PartnerId}',
    administrierbare: 'GET /partner/{PartnerId}/administrierbare',
    partnerkennzeichen: 'GET /partner/{PartnerId}/partnerkennzeichen',
  } satisfies Record<keyof Related, string>),
);

/**
 * The address of a link: a text, or an object with `href` (D3 Partner shows addresses and leaves their form open).
 *
 * @param base - what a relative address is relative to
 * @returns undefined where there is no such link, or none that can be read
 */
export function linkOf({ _links }: Linked, relation: string, base: URL): URL | undefined {
  const link = Object.entries(_links ?? {}).find(([name]) => name === relation)?.[1] as unknown;
  const { href, templated } = (typeof link === 'object' && link !== null && 'href' in link ? link : { href: link }) as {
    href: unknown;
    templated?: unknown;
  };
  // A template that is given no values is the address without its expressions (RFC 6570, 3.2.1).
  const address = typeof href === 'string' && templated === true ? href.replace(/\{[^{}]*\}/g, '') : href;
  return typeof address === 'string' && address !== '' && URL.canParse(address, base)
    ? new URL(address, base)
    : undefined;
}
