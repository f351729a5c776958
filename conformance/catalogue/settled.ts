import type { Level } from '../kit/rule.ts';

/** A row, or a part of one, that a test of our own artefacts settles. */
export interface StaticCheck {
  row: string;
  /** What is shown, in one sentence. */
  statement: string;
  /** The file of the test, from the root of the repository, and its title or the beginning of it. */
  file: string;
  test: string;
}

/** What a row asks for at a level, and nobody can judge over HTTP. */
export interface Exclusion {
  row: string;
  level: Level;
  reason: string;
}

const check = (row: string, statement: string, file: string, test: string): StaticCheck => ({
  row,
  statement,
  file,
  test,
});

const ANSWER = 'conformance/kit/answer.test.ts';
const TARGET = 'conformance/kit/target.test.ts';
const ENGINE = 'conformance/kit/engine.test.ts';
const CONTRACTS = 'specs/contracts.test.ts';
const STATEMENTS = 'specs/statements.test.ts';

/** Rows that are no statement about a target, and the tests that settle them. */
export const STATIC_CHECKS: readonly StaticCheck[] = [
  check(
    'G1',
    'A redirect is returned, never followed',
    'conformance/kit/http-transport.test.ts',
    'returns a redirect instead of following it',
  ),
  check('G2', 'A Location is resolved against its request', ANSWER, 'resolves the Location'),
  check(
    'G3',
    'A redirect gets the credential at listed origins only',
    TARGET,
    'obtains one token from login for all rules',
  ),
  check(
    'G4',
    'Media types are compared without parameters and case, header names without case',
    ANSWER,
    'compares media types and header names',
  ),
  check(
    'G5',
    'More members, null for an absent one and new values of a list are no problem',
    'conformance/kit/contract/fit.test.ts',
    'lets room',
  ),
  check(
    'G6',
    'Base URLs keep their prefix, and get no second slash',
    TARGET,
    'carries the credential of its interface',
  ),
  check(
    'G7',
    'Overload is waited for once, and then inconclusive',
    'conformance/kit/judge.test.ts',
    'is inconclusive when the target gives no answer',
  ),
  check(
    'G8',
    'Secrets are taken out of the evidence',
    'conformance/kit/redact.test.ts',
    'removes secrets that it was never told',
  ),
  check(
    'G9',
    'Nothing is changed without permission, and what was is put back',
    ENGINE,
    'sends nothing that changes the target without permission',
  ),
  check('G10', 'What was written is read again until patience ends', ENGINE, 'polls as often as the patience allows'),
  check(
    'G11',
    'Hosts may share one address',
    'conformance/proof/one-address.test.ts',
    'judges hosts that share one address',
  ),
  check(
    'G12',
    'Identifiers are sent URL-encoded, whatever they look like',
    TARGET,
    'carries the credential of its interface',
  ),
  check(
    'R36',
    'No path of the report interface has a version',
    CONTRACTS,
    'have no version segment in the report paths',
  ),
  check('O223', 'The captured data have the types of the table', STATEMENTS, 'the captured data of v2 have numbers'),
  check('C16', 'v3 repeats the paths of v2', CONTRACTS, 'repeat every case path of v2 in v3'),
  check('A15', 'ablehnungsgrund has seven values', STATEMENTS, 'ablehnungsgrund has the seven values'),
  check(
    'L21',
    'Our client takes unknown fields and new values, and says which status it did not expect',
    'scripts/generate/generated-clients.test.ts',
    'takes fields that nobody asked for',
  ),
  check(
    'P48',
    'Persons and organisations have the fields of their lists',
    STATEMENTS,
    'a person and an organisation have',
  ),
  check(
    'P50',
    'The six attributes of an adviser are documented',
    STATEMENTS,
    'the six attributes that an adviser needs',
  ),
  check(
    'V01',
    'v1 and v2 are deprecated, with their end and their successors',
    CONTRACTS,
    'deprecates %s and names a successor',
  ),
  check('V02', 'Both determinations lead to that of v3', STATEMENTS, 'both determinations lead to that of v3'),
  check('V03', 'A determination without a case is not in v3', CONTRACTS, 'leave out of v3 what has no counterpart'),
  check('V04', 'Captured data are not in v3', CONTRACTS, 'leave out of v3 what has no counterpart'),
  check('V05', 'Saved offers moved and changed their names', STATEMENTS, 'saved offers moved from the cases'),
  check(
    'V06',
    'alternativen moved from the query to the body',
    STATEMENTS,
    'alternativen is a parameter of the query in v2',
  ),
  check(
    'V07',
    'The contracts carry the versions of the documents',
    CONTRACTS,
    'carry the versions that the sources give',
  ),
];

/** What cannot be judged over HTTP, each with its reason. */
export const EXCLUSIONS: readonly Exclusion[] = [
  {
    row: 'R34',
    level: 'info',
    reason: 'The content of a finished report is not shown, so defaults and bounds of its days cannot be seen in it',
  },
  {
    row: 'A18',
    level: 'info',
    reason:
      'A document is released to credit operations outside these interfaces, so no request of the suite can cause or observe it',
  },
];
