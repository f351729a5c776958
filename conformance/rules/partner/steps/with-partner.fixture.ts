import type { Config, Fixtures } from '../../../engine/config/schema.ts';

type PartnerFixtures = NonNullable<Fixtures['partner']>;

/** Replaces the fixtures of partner management in a configuration. */
export const withPartner =
  (partner: PartnerFixtures) =>
  (config: Config): Config => ({ ...config, fixtures: { ...config.fixtures, partner } });

/** Adds fixtures of partner management to a configuration. */
export const alsoWithPartner =
  (partner: PartnerFixtures) =>
  (config: Config): Config =>
    withPartner({ ...config.fixtures?.partner, ...partner })(config);
