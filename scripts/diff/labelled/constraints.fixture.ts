import { add, major, minor, remove, type DocumentCase } from './case.fixture.ts';

/** Members that together have every constraint, except those that the other fixtures change, and one member without any. */
export const CONSTRAINED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  free: {},
  // Apart from the inclusive limits: of two limits on the same side only the narrower counts.
  exclusive: { exclusiveMaximum: 10, exclusiveMinimum: 0 },
  limited: {
    const: 2,
    maximum: 9,
    minimum: 1,
    multipleOf: 2,
    maxLength: 9,
    minLength: 1,
    maxItems: 9,
    minItems: 1,
    uniqueItems: true,
    maxProperties: 9,
    minProperties: 1,
    additionalProperties: false,
    unevaluatedProperties: false,
  },
};

const SENT = '/components/schemas/ThingInput/properties';
const RECEIVED = '/components/schemas/Thing/properties';

/** Adds and removes each constraint, in a request and in a response. */
export const CONSTRAINT_CASES: readonly DocumentCase[] = Object.entries(CONSTRAINED).flatMap(([member, constraints]) =>
  Object.entries(constraints).flatMap(([name, value]): DocumentCase[] => [
    major(`${name} is set in a request`, add(`${SENT}/free/${name}`, value)),
    minor(`${name} is dropped in a request`, remove(`${SENT}/${member}/${name}`)),
    minor(`${name} is set in a response`, add(`${RECEIVED}/free/${name}`, value)),
    major(`${name} is dropped in a response`, remove(`${RECEIVED}/${member}/${name}`)),
  ]),
);
