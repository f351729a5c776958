/**
 * The type of a result whose enumerations also accept values that the contract does not name yet (D2 Errors: clients accept new enumeration
 * values). Fields that the type does not have may appear at any time.
 */
export type Open<Value> = Value extends string
  ? string extends Value
    ? Value
    : Value | (string & {})
  : Value extends readonly (infer Item)[]
    ? Open<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Open<Value[Name]> }
      : Value;
