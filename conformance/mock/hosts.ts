/** The six hosts of the platform, in the order of their ports. */
export const HOSTS = ['report', 'v2', 'baufi', 'login', 'kex', 'pm'] as const;
export type Host = (typeof HOSTS)[number];

/** The interfaces that each host serves, by their ids in redocly.yaml. */
export const INTERFACES = {
  report: ['report'],
  v2: ['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2', 'applications'],
  baufi: ['offers-v3', 'cases-v3'],
  login: ['login'],
  kex: ['consumer-loan-offers'],
  pm: ['partner', 'session'],
} as const satisfies Record<Host, readonly string[]>;
export type InterfaceId = (typeof INTERFACES)[Host][number];
