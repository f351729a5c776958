import type { Config, Fixtures } from '../../../engine/config/schema.ts';

type PartnerFixtures = NonNullable<Fixtures['partner']>;

/** A configuration whose fixtures of partner management are these alone. */
export const withPartner =
  (partner: PartnerFixtures) =>
  (config: Config): Config => ({ ...config, fixtures: { ...config.fixtures, partner } });

/** A configuration that has these fixtures of partner management besides its own. */
export const alsoWithPartner =
  (partner: PartnerFixtures) =>
  (config: Config): Config =>
    withPartner({ ...config.fixtures?.partner, ...partner })(config);
