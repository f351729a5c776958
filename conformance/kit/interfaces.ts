/** The six hosts of the platform, in the order of their ports. */
export const HOSTS = ['report', 'v2', 'baufi', 'login', 'kex', 'pm'] as const;
export type Host = (typeof HOSTS)[number];

/** Every interface and the host that serves it. */
export const INTERFACES = {
  report: 'report',
  'offers-v1': 'v2',
  'offers-v2': 'v2',
  'offers-v3': 'baufi',
  'cases-v1': 'v2',
  'cases-v2': 'v2',
  'cases-v3': 'baufi',
  applications: 'v2',
  'consumer-loan-offers': 'kex',
  partner: 'pm',
  login: 'login',
  session: 'pm',
} as const satisfies Record<string, Host>;
export type InterfaceId = keyof typeof INTERFACES;

/** The ids of all interfaces. */
export const INTERFACE_IDS = Object.keys(INTERFACES) as InterfaceId[];

/** Tells whether `id` names an interface. */
export function isInterfaceId(id: string): id is InterfaceId {
  return id in INTERFACES;
}
