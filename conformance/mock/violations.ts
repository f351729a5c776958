import type { PrismHttpComponents } from '@stoplight/prism-http';
import type { Operation } from './documents.ts';
import { prismValidateInput, prismValidateSecurity } from './prism-library.ts';

/** One way in which a request departs from its contract, as Prism reports it. */
export type Violation = Parameters<PrismHttpComponents['mock']>[0]['input']['validations'][number];

/** The severity of what makes a request invalid. */
export const ERROR: Violation['severity'] = 0;

const MAX_HEADER_LENGTH = 4096;

/** Stands for a body that cannot be read as what it claims to be. */
export class MalformedBody {
  /** What it claims to be, and what the parser complained about. */
  readonly wanted: string;

  constructor(wanted: string) {
    this.wanted = wanted;
  }
}

/** Prism's validation, plus the one thing it leaves to its server: a body that is not what it claims to be is a bad request like any other. */
export const validateInput: PrismHttpComponents['validateInput'] = ({ resource, element }) => {
  if (!(element.body instanceof MalformedBody)) return prismValidateInput({ resource, element });
  const violation: Violation = {
    code: 'format',
    message: `Request body is not ${element.body.wanted}`,
    path: ['body'],
    severity: ERROR,
  };
  return { _tag: 'Left', left: [violation] };
};

function credentialsOf({ security = [] }: Operation): string {
  const alternatives = security.map((schemes) =>
    schemes.map((scheme) => {
      if (scheme.type === 'apiKey') return scheme.in === 'cookie' ? `Cookie: ${scheme.name}=…` : `${scheme.name}: …`;
      return scheme.type === 'http' && scheme.scheme === 'basic' ? 'Authorization: Basic …' : 'Authorization: Bearer …';
    }),
  );
  return alternatives.map((names) => names.join(' and ')).join(', or ');
}

/** Prism's check of the credentials, which says what to send. */
export const validateSecurity: PrismHttpComponents['validateSecurity'] = ({ resource, element }) => {
  const checked = prismValidateSecurity({ resource, element });
  if (checked._tag === 'Right') return { _tag: 'Right', right: element };
  const message = `A credential is missing or has the wrong form. Send: ${credentialsOf(resource)}`;
  const [first, ...others] = checked.left;
  return { _tag: 'Left', left: [{ ...first, message }, ...others] };
};

/** The challenge of a 401, by the scheme of the first credential that the operation takes. */
export function challengeOf({ security }: Operation): string {
  const scheme = security?.[0]?.[0];
  if (scheme?.type === 'apiKey') return 'ApiKey';
  return scheme?.type === 'http' && scheme.scheme === 'basic' ? 'Basic' : 'Bearer';
}

/** Says in one line what is wrong with a request; where its credential is refused, only that. */
export function describeViolations(violations: readonly Violation[]): string {
  const refused = violations.filter(({ code }) => code === 401);
  const told = refused.length === 0 ? violations : refused;
  return [...new Set(told.map(({ message }) => message))].join('; ');
}

/** Lists violations in the form of Prism's header `sl-violations`: JSON in ASCII, cut where it gets too long. */
export function violationsHeader(violations: readonly Violation[]): string {
  const listed = violations.map(({ path = [], code, message }) => ({ location: ['request', ...path], code, message }));
  const text = JSON.stringify(listed).slice(0, MAX_HEADER_LENGTH);
  return text.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
