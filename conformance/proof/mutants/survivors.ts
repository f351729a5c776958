const UNIT =
  'that an answer carries its unit is noted, since the sources say no more than that it appears in responses';
const UNITS = [
  'GET /partner/{PartnerId} 200',
  'PATCH /partner/{PartnerId} 200',
  'POST /partner/{PartnerId}/untergeordnetePartner 201',
].map((answer) => `partner: ${answer} member-dropped orgaEinheitId`);

/** Mutants that contradict a statement and survive all the same, by id: why no rule kills them. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UNITS.map((mutant) => [mutant, UNIT])),
  'partner: GET /partner/{PartnerId}/administrierbare 200 stale-read':
    'the clean-up alone reads this list again, in search of partners that were created twice, and it judges nothing',
};
