/** Attributes that are validated, by D3 Errors: a value that is right, and one that is not. */
export const VALIDATED = {
  typ: { good: 'PERSON', bad: 'XX' },
  anrede: { good: 'HERR', bad: 'ABC' },
  geburtsdatum: { good: '1990-02-01', bad: '01.02.1990' },
} as const;
export type Validated = keyof typeof VALIDATED;

/** Attributes that are free text, and are sent empty. */
export const EMPTY = ['titelFunktion', 'telefonnummer'] as const;

/** An attribute that no partner has. */
export const UNKNOWN = 'unbekanntesConformanceAttribut';

/** titelFunktion with another case, which is the name of no attribute. */
export const MISSPELT = 'Titelfunktion';
