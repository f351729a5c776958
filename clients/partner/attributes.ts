import { RIGHT } from '../../generated/platform.ts';
import type { LeererText, PartnerAenderung, PartnerRechte } from '../../generated/partner/schemas.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import type { PartnerContract } from './contract.ts';

/** The name of a right of a person (D3 Rights). */
export type PartnerRecht = keyof PartnerRechte;

/** A value, or `null` to delete it; in an object, each member likewise. */
type Deletable<Value> = Value extends object
  ? { [Member in keyof Value]: Value[Member] | null } | null
  : Exclude<Value, LeererText> | null;

/**
 * The attributes of a partner to change. Omitted attributes stay unchanged; `null` deletes an attribute, or one member of `anschrift` or
 * `bankverbindung`. Pass all members of these two, since the documents do not say what happens to omitted members. Nor do they say what the
 * value of a deleted flag is: send `true` or `false` if it matters. `id`, `typ` and derived attributes cannot be changed.
 */
export type PartnerChanges<Contract extends Tightened<PartnerContract> = PartnerContract> = {
  [Name in keyof Schemas<Contract>['PartnerAenderung']]: Deletable<
    NonNullable<Schemas<Contract>['PartnerAenderung'][Name]>
  >;
};

/** The names of all rights. */
export const PARTNER_RECHTE = RIGHT satisfies readonly PartnerRecht[];

/** The value that deletes an attribute (D3 PATCH rules, 2). */
const DELETED: LeererText = '';

/** Converts changes to the request body of the contract. */
export function aenderungOf(changes: PartnerChanges): PartnerAenderung {
  return replaceNulls(changes) as PartnerAenderung;
}

function replaceNulls(value: unknown): unknown {
  if (value === null) return DELETED;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaceNulls(member)]));
}
