import { RIGHT_NAMES, type Attributes } from './attributes.ts';
import type { Partner, Tree } from './tree.ts';

/**
 * The permissions of a caller (D3 Authentication, permissions 1 to 4).
 *
 * A caller sees its whole organisation and the partners above it. With the right to open settings it may
 * change its organisation and all partners in it, but no partner above.
 */
export interface Permissions {
  maySee(partner: Partner): boolean;
  mayChange(partner: Partner): boolean;
  mayCreateBelow(superior: Partner): boolean;
  holds(right: string): boolean;
}

/** The current permissions of `caller`. */
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

/** The rights that a request grants to a new partner, without the default rights. */
export function grantedRights(sent: Record<string, unknown>, attributes: Attributes): string[] {
  return RIGHT_NAMES.filter((name) => attributes.has(name) && sent[name] === true);
}

/** The rights whose value differs between two states of a partner. */
export function changedRights(before: Attributes, after: Attributes): string[] {
  return RIGHT_NAMES.filter((name) => before.get(name) !== after.get(name));
}
