/** Mutants that contradict a statement, and that no rule fails for all the same: which they are, and why. */
const UNKILLED: readonly (readonly [mutants: RegExp, reason: string])[] = [
  [
    /^partner: .* member-dropped orgaEinheitId$/,
    'that an answer carries its unit is noted, since the sources say no more than that it appears in responses',
  ],
  [
    /^partner: GET \S+\/administrierbare 200 stale-read$/,
    'the clean-up alone reads this list again, in search of partners that were created twice, and it judges nothing',
  ],
  [/^partner: POST \S+ 201 part-demanded member email$/, 'what a person must have besides a name is not shown'],
  [
    /^offers-v2: .* 429 media-type-dropped$/,
    'the rule that uses up all calls is asked for alone, without those that judge what it saw',
  ],
  [
    / (20\d|303) status-swapped 40[13]$/,
    'whoever is refused everywhere may lack a permission: the suite names the credential that it needs',
  ],
  [
    / 403 status-swapped 401$/,
    'a caller whom 401 refuses may be one that nobody knows: the suite asks for another credential',
  ],
  [
    /^cases-v\d: GET \S+\/(kundenBetreuer|vorgangsBearbeiter) 200 status-swapped 404$/,
    'a case need not have both persons, as far as is shown: the suite asks for one that has',
  ],
  [
    /^cases-v\d: PUT \S+ 204 status-swapped 400$/,
    'the body of this PUT is not shown, and what the read shows need not be taken',
  ],
  [
    /^offers-v2: POST \S+ 302 part-(refused|demanded) /,
    'the determination is that of the operator, which may not be one that is taken',
  ],
  [
    /^offers-v3: POST \S+ 200 part-demanded (body application\/json|member ermitteln)$/,
    'whether the body of a determination may be left out is not published, and all options come together or not at all',
  ],
  [
    /^offers-v2: POST \S+ 302 part-ignored member (haushalte|finanzierungsobjekt)$/,
    'what the two blocks contain is not shown, so that only those of the operator are looked for in what is kept',
  ],
  [
    /^offers-v3: GET \S+\/provision 200 status-swapped 400$/,
    'where the identifiers of a determined list are found is not published, so that 400 may refuse them',
  ],
  [
    /^applications: PATCH \S+ 204 part-ignored member \*\.value\.antragsteller$/,
    'BEANTRAGT is the one state of the applicant that D2 names, and the application has it already',
  ],
];

/** Why no rule fails for a mutant that contradicts a statement; undefined when there is no reason. */
export function reasonUnkilled(mutant: string): string | undefined {
  return UNKILLED.find(([mutants]) => mutants.test(mutant))?.[1];
}

/** The explanations that hold for none of some mutants. */
export function idleExplanations(mutants: readonly string[]): string[] {
  return UNKILLED.filter(([own]) => !mutants.some((id) => own.test(id))).map(([, reason]) => reason);
}
