import type { Schemas, Tightened } from '../common/contract.ts';
import type { PartnerContract } from './contract.ts';

/** The targets of the published relations, except `self`, whose target depends on its place. */
interface Related<Contract extends Tightened<PartnerContract> = PartnerContract> {
  partner: Schemas<Contract>['Partner'];
  administrierbare: Schemas<Contract>['AdministrierbarePartner'];
  partnerkennzeichen: Schemas<Contract>['Partnerkennzeichen'];
}

/** The name of a relation; others than the published ones may appear. */
export type PartnerRelation = keyof Related | 'self' | (string & {});

/** The target of a relation, as far as it is published. */
export type RelatedBy<
  Relation extends PartnerRelation,
  Contract extends Tightened<PartnerContract> = PartnerContract,
> = Relation extends keyof Related ? Related<Contract>[Relation] : unknown;

/** Something with links: a partner, an entry of a list, identifiers. */
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
 * @param base - the base of relative addresses
 * @returns undefined where there is no such link, or an invalid one
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
