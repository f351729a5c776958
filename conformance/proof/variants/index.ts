import { ADDRESS_VARIANTS } from './addresses.ts';
import { BODY_VARIANTS } from './bodies.ts';
import { IDENTIFIER_VARIANTS } from './identifiers.ts';
import { LIST_VARIANTS } from './lists.ts';
import { MEDIA_TYPE_VARIANTS } from './media-types.ts';
import { WIRE_VARIANTS } from './on-the-wire.ts';
import { READING_VARIANTS } from './readings.ts';
import { STATUS_VARIANTS } from './statuses.ts';
import { TIMING_VARIANTS } from './timing.ts';
import type { Variant } from './variant.ts';

/** Every conforming variant of the reference deployment, by what it is about. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  addresses: ADDRESS_VARIANTS,
  'media types and headers': MEDIA_TYPE_VARIANTS,
  bodies: BODY_VARIANTS,
  lists: LIST_VARIANTS,
  statuses: STATUS_VARIANTS,
  timing: TIMING_VARIANTS,
  'identifiers, tokens and cookies': IDENTIFIER_VARIANTS,
  readings: READING_VARIANTS,
  'the wire': WIRE_VARIANTS,
};
