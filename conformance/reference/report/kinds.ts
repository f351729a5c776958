import { OPERATIONS } from '../../../generated/operations.ts';
import { LISTS, type Member } from '../../../generated/platform.ts';

type Property = 'fromDay' | 'toDay' | 'category' | 'partnerIdToCreateReportFor' | 'produktArt';

export type Kind = Member<'kind'>;

/** The path segments of the fifteen report kinds (R05). */
export const KINDS = LISTS.kind;

const DAY = { pattern: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, hint: 'a date YYYY-MM-DD' };

const FORMATS: Record<Property, { pattern: RegExp; hint: string }> = {
  fromDay: DAY,
  toDay: DAY,
  category: { pattern: /^[^]*$/, hint: 'a string' },
  partnerIdToCreateReportFor: { pattern: /[A-Z]{3}[0-9]{2}/, hint: 'a partner identifier such as ABC12' },
  produktArt: { pattern: /^(ANNUITAET|FORWARD)$/, hint: 'ANNUITAET or FORWARD' },
};

/** Checks the body of a request for a report of `kind` (R26 to R31): returns a message, or undefined if it is valid. */
export function violation(kind: Kind, body: Record<string, unknown>): string | undefined {
  const known = propertiesOf(kind);
  const foreign = Object.keys(body).find((name) => !known.some((one) => one === name));
  if (foreign !== undefined) return `a request for ${kind} has no property ${foreign}`;
  for (const name of known) {
    if (!Object.hasOwn(body, name)) continue;
    const value = body[name];
    const { pattern, hint } = FORMATS[name];
    if (typeof value !== 'string' || !pattern.test(value)) return `${name} must be ${hint}`;
  }
  return undefined;
}

/** The properties in a request for a report of this kind (D1 Report kinds). */
function propertiesOf(kind: Kind): readonly Property[] {
  const request = OPERATIONS.report.find((one) => one.method === 'POST' && one.kind === kind);
  return (request?.properties ?? []) as readonly Property[];
}
