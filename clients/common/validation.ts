import type { Check } from './caller.ts';

/** What a contract says about the bodies of answers, as it is generated beside the types. */
export interface ResponseContract {
  /** Key of a validator, by operation, status (also `4XX`, `default`) and media type. */
  responses: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  validators: Readonly<Record<string, Validate>>;
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; keyword: string; message?: string }[] | null;
}

/**
 * Compares bodies with the contract of an interface. An enumeration may have grown: that is no violation.
 *
 * @param load - loads the contract when the first body is compared
 */
export function contractCheck(load: () => Promise<ResponseContract>): Check {
  let contract: Promise<ResponseContract> | undefined;
  return async (operation, { status, headers }, data) => {
    const { responses, validators } = await (contract ??= load());
    const mediaType = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const declared = responses[operation] ?? {};
    const bodies = declared[status] ?? declared[`${Math.floor(status / 100)}XX`] ?? declared['default'] ?? {};
    const validate = validators[bodies[mediaType] ?? bodies['application/json'] ?? ''];
    if (validate === undefined || validate(data)) return undefined;
    const problem = validate.errors?.find(({ keyword }) => keyword !== 'enum' && keyword !== 'const');
    if (problem === undefined) return undefined;
    return `${problem.instancePath === '' ? 'the body' : problem.instancePath} ${problem.message ?? 'does not fit'}`;
  };
}
