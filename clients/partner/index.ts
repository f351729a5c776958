export * from '../../generated/partner/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
export { PARTNER_RECHTE, type PartnerChanges, type PartnerRecht } from './attributes.ts';
export type { PartnerContract } from './contract.ts';
export type { Linked, PartnerRelation, RelatedBy } from './links.ts';
