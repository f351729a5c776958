import { RIGHT_NAMES, type Attributes } from './attributes.ts';
import type { Partner, Tree } from './tree.ts';

/**
 * What a caller may do (D3 Authentication, permissions 1 to 4).
 *
 * A caller sees the whole of its own organisation and the partners above it. With the right to open settings it may
 * change what lies in its own organisation, the organisation included, but nothing above.
 */
export interface Permissions {
  maySee(partner: Partner): boolean;
  mayChange(partner: Partner): boolean;
  mayCreateBelow(superior: Partner): boolean;
  holds(right: string): boolean;
}

/** The permissions that `caller` has at this moment. */
export function permissionsOf(caller: Partner, tree: Tree): Permissions {
  const organisation = tree.organisation(caller);
  const isInside = (partner: Partner) => [partner, ...tree.superiors(partner)].includes(organisation);
  const holds = (right: string) => caller.attributes.get(right) === true;
  const mayChange = (partner: Partner) => holds('rechtDarfEinstellungenOeffnen') && isInside(partner);
  return {
    maySee: (partner) => isInside(partner) || tree.superiors(organisation).includes(partner),
    mayChange,
    mayCreateBelow: (superior) => holds('rechtDarfPartnerAnlegen') && mayChange(superior),
    holds,
  };
}

/** The rights that are granted to a new partner: those that the request sets to true, not those that come by default. */
export function grantedRights(sent: Record<string, unknown>, attributes: Attributes): string[] {
  return RIGHT_NAMES.filter((name) => attributes.has(name) && sent[name] === true);
}

/** The rights whose value differs between two states of a partner. */
export function changedRights(before: Attributes, after: Attributes): string[] {
  return RIGHT_NAMES.filter((name) => before.get(name) !== after.get(name));
}
