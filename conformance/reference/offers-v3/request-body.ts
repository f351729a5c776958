import { isObject } from '../../json.ts';

/** The options of a determination (D2 Mortgage offers request v3). */
export interface Options {
  ermitteln: boolean;
  aktualisieren: boolean;
  alternativen: boolean;
  /** Providers to include; all if it is empty. */
  produktAnbieter: readonly string[];
  exkludierteProduktAnbieter: readonly string[];
  provisionsAusgabe: boolean;
}

/** D2 states no defaults. These select the offers of all providers, without alternatives. */
export const DEFAULTS: Options = {
  ermitteln: true,
  aktualisieren: false,
  alternativen: false,
  produktAnbieter: [],
  exkludierteProduktAnbieter: [],
  provisionsAusgabe: false,
};

/**
 * Reads the options of a determination, or returns a message if they are invalid (O306 to O308).
 *
 * Other members are refused, since v3 accepts no captured data (O310).
 */
export function readOptions(body: unknown): Options | string {
  if (!isObject(body)) return 'the body must be an object';
  for (const [name, value] of Object.entries(body)) {
    const problem = complaint(name, value);
    if (problem !== undefined) return problem;
  }
  return { ...DEFAULTS, ...body };
}

function complaint(name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(DEFAULTS, name)) {
    return `${name} is not taken: v3 calculates with the data of the case, and knows ${Object.keys(DEFAULTS).join(', ')}`;
  }
  if (Array.isArray(DEFAULTS[name as keyof Options])) {
    return isTextList(value) ? undefined : `${name} must be an array of strings`;
  }
  return typeof value === 'boolean' ? undefined : `${name} must be true or false`;
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
