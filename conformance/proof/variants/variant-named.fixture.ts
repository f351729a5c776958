import { VARIANTS } from './index.ts';
import type { Variant } from './variant.ts';

/**
 * The variant with this name.
 *
 * @throws RangeError when there is none
 */
export function variantNamed(name: string): Variant {
  const variant = Object.values(VARIANTS)
    .flat()
    .find((one) => one.name === name);
  if (variant === undefined) throw new RangeError(`there is no variant ${name}`);
  return variant;
}
