import { RIGHT } from '../../generated/platform.ts';
import type { LeererText, PartnerAenderung, PartnerRechte } from '../../generated/partner/schemas.ts';
import type { Schemas, Tightened } from '../common/contract.ts';
import type { PartnerContract } from './contract.ts';

/** The name of a right of a person (D3 Rights). */
export type PartnerRecht = keyof PartnerRechte;

/** A value, or `null` to delete it: a text, a flag, an object of texts or one of its members. */
type Deletable<Value> = Value extends object
  ? { [Member in keyof Value]: Value[Member] | null } | null
  : Exclude<Value, LeererText> | null;

/**
 * The attributes of a partner to change. Omitted ones stay as they are; `null` deletes an attribute, or a single member of `anschrift` and
 * `bankverbindung`: give all members there, since the sources do not say what becomes of omitted ones. Nor do they say what a deleted
 * flag is: send `true` or `false` where that matters. `id`, `typ` and what the platform derives cannot be changed.
 */
export type PartnerChanges<Contract extends Tightened<PartnerContract> = PartnerContract> = {
  [Name in keyof Schemas<Contract>['PartnerAenderung']]: Deletable<
    NonNullable<Schemas<Contract>['PartnerAenderung'][Name]>
  >;
};

/** The names of all rights. */
export const PARTNER_RECHTE = RIGHT satisfies readonly PartnerRecht[];

/** Deletes a stored value (D3 PATCH rules, 2). */
const DELETED: LeererText = '';

/** Changes as the contract sends them. */
export function aenderungOf(changes: PartnerChanges): PartnerAenderung {
  return replaceNulls(changes) as PartnerAenderung;
}

function replaceNulls(value: unknown): unknown {
  if (value === null) return DELETED;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaceNulls(member)]));
}
