/**
 * The type of an answer, open for later values: enumerations take values that the contract does not name yet (D2 Errors: clients
 * accept new enumeration values). Fields that are not in the type may appear at any time.
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
