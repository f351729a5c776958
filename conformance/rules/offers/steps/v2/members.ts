import type { Config } from '../../../../engine/config/schema.ts';
import { isObject } from '../../../../engine/expect.ts';
import { capturedData, SHOWN } from './captured-data.ts';

/** The captured data of this run with a member of the request, which is taken from what D2 shows where the operator leaves it out. */
export function dataWith(config: Config, member: string): unknown {
  return completed(capturedData(config), SHOWN, member.split('.'));
}

/** The captured data of this run without a member of the request. */
export function dataWithout(config: Config, member: string): unknown {
  return shortened(capturedData(config), member.split('.'));
}

/** A copy that has a member; a step into an array goes to each of its entries. */
function completed(data: unknown, shown: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return data;
  if (Array.isArray(data)) {
    const first: unknown = Array.isArray(shown) ? shown[0] : undefined;
    return data.map((one) => completed(one, first, [name, ...rest]));
  }
  const object = isObject(data) ? data : {};
  const example = isObject(shown) ? shown[name] : undefined;
  return { ...object, [name]: object[name] === undefined ? example : completed(object[name], example, rest) };
}

function shortened(data: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((one) => shortened(one, [name ?? '', ...rest]));
  if (name === undefined || !isObject(data)) return data;
  const { [name]: own, ...others } = data;
  return rest.length === 0 || own === undefined ? others : { ...others, [name]: shortened(own, rest) };
}
