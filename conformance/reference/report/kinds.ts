type Property = 'fromDay' | 'toDay' | 'category' | 'partnerIdToCreateReportFor' | 'produktArt';

/** The fifteen report kinds with the properties of their request bodies (D1 Report kinds). */
const PROPERTIES = {
  partner: [],
  bestandskundenpotential: [],
  handelsbeziehungen: [],
  erweitertefinanzierungskriterien: [],
  konditionsmeldungen: [],
  smartfactsvertrieb: [],
  smartfactsproduktanbieter: [],
  ratesmartfactsvertrieb: [],
  ratevertrieb: [],
  vertrieb: [],
  produktanbieter: ['fromDay'],
  rohdaten: ['fromDay'],
  provisionsclearinggeneric: ['fromDay', 'toDay', 'category'],
  mtvreport: ['fromDay', 'toDay', 'category', 'partnerIdToCreateReportFor'],
  konditionsvergleich: ['produktArt'],
} as const satisfies Record<string, readonly Property[]>;

export type Kind = keyof typeof PROPERTIES;

/** The path segments of the fifteen report kinds (R05). */
export const KINDS = Object.keys(PROPERTIES) as Kind[];

const DAY = { pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, hint: 'a date YYYY-MM-DD' };

const FORMATS: Record<Property, { pattern: RegExp; hint: string }> = {
  fromDay: DAY,
  toDay: DAY,
  category: { pattern: /^[^]*$/, hint: 'a string' },
  partnerIdToCreateReportFor: { pattern: /[A-Z]{3}[0-9]{2}/, hint: 'a partner identifier such as ABC12' },
  produktArt: { pattern: /^(ANNUITAET|FORWARD)$/, hint: 'ANNUITAET or FORWARD' },
};

/**
 * Says what is wrong with a request body for a report of `kind` (R26 to R31); undefined when nothing is.
 */
export function violation(kind: Kind, body: Record<string, unknown>): string | undefined {
  const known: readonly string[] = PROPERTIES[kind];
  const foreign = Object.keys(body).find((name) => !known.includes(name));
  if (foreign !== undefined) return `a request for ${kind} has no property ${foreign}`;
  for (const name of PROPERTIES[kind]) {
    if (!Object.hasOwn(body, name)) continue;
    const value = body[name];
    const { pattern, hint } = FORMATS[name];
    if (typeof value !== 'string' || !pattern.test(value)) return `${name} must be ${hint}`;
  }
  return undefined;
}
