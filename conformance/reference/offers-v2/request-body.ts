import { isObject } from '../../json.ts';

/** Checks `value` at `path`: returns a message, or undefined if it is valid. */
type Check = (value: unknown, path: string) => string | undefined;

const number: Check = (value, path) => (Number.isFinite(value) ? undefined : `${path} must be a number`);
const boolean: Check = (value, path) => (typeof value === 'boolean' ? undefined : `${path} must be true or false`);

/** Checks the known properties of an object, all of which are optional. Other properties are ignored. */
function object(properties: Record<string, Check>): Check {
  return (value, path) => {
    if (!isObject(value)) return `${path} must be an object`;
    for (const [name, check] of Object.entries(properties)) {
      const problem = Object.hasOwn(value, name) ? check(value[name], `${path}.${name}`) : undefined;
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

function list(item: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} must be an array`;
    for (const [index, each] of value.entries()) {
      const problem = item(each, `${path}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

const annuitaetenDarlehen = object({
  darlehensBetrag: number,
  provision: number,
  tilgungsWunsch: object({ anfaenglicheTilgung: number, volltilgerWennAnnuitaetenOderForward: boolean }),
  bereitstellungsZinsFreieZeitInMonaten: number,
  sondertilgungOptionalJaehrlich: number,
  zinsBindungInJahren: number,
});

const determination = object({
  vorhaben: object({
    finanzbedarf: object({ kaufpreis: number }),
    finanzierungswunsch: object({ darlehensWuensche: list(object({ annuitaetenDarlehen })) }),
  }),
});

/** Checks the captured data of a determination (D2 Mortgage offers request v2): returns a message, or undefined if it is valid. */
export function violation(body: unknown): string | undefined {
  return determination(body, 'body');
}
