import type { Level } from '../kit/rule.ts';

/** How a row can be settled: by rules of these levels, or by a check of our own artefacts. */
export type Settling = Level | 'static';

/** One row of the catalogue: a statement of the sources that somebody can test. */
export interface Row {
  id: string;
  /** The source: D1 reports; D2 offers, applications and cases; D3 partners and login; `suite` for what the suite demands of itself. */
  document: 'D1' | 'D2' | 'D3' | 'suite';
  /** Section of the document. */
  section: string;
  levels: readonly Settling[];
  /** Letters of its parts, when it stands for several: C03a, C03b, C03c. */
  parts: string;
}

/** id, parts, document, section, levels. */
const TABLE = `
G1 |  | suite | the suite itself | static
G2 |  | suite | the suite itself | static
G3 |  | suite | the suite itself | static
G4 |  | suite | the suite itself | static
G5 |  | suite | the suite itself | static
G6 |  | suite | the suite itself | static
G7 |  | suite | the suite itself | static
G8 |  | suite | the suite itself | static
G9 |  | suite | the suite itself | static
G10 |  | suite | the suite itself | static
G11 |  | suite | the suite itself | static
G12 |  | suite | the suite itself | static
R01 |  | D1 | Endpoints, rule 1 | must
R02 |  | D1 | Endpoints, rule 1 | must
R03 |  | D1 | What it does | should
R04 |  | D1 | Other values | should
R05 | abcdefghijklmno | D1 | Report kinds | must
R06 |  | D1 | Endpoints | must
R07 |  | D1 | Endpoints | must
R08 |  | D1 | Additional paths | must
R09 |  | D1 | Authentication | must
R10 |  | D1 | Additional paths, Authentication | must
R11 |  | D1 | What it does | info
R12 |  | D1 | What it does | should
R13 |  | D1 | Endpoints, rule 2 | must
R14 |  | D1 | States | must
R15 |  | D1 | Endpoints, rule 3 | must
R16 |  | D1 | Endpoints, rule 4 | info
R17 |  | D1 | Other values | info
R18 |  | D1 | Endpoints | should
R19 |  | D1 | Errors | must should
R20 |  | D1 | Errors | must should
R21 |  | D1 | Errors, Authentication | should
R22 |  | D1 | Endpoints | must info
R23 |  | D1 | Authentication | must should
R24 |  | D1 | Authentication | must info
R25 |  | D1 | Authentication | must
R26 |  | D1 | Request properties | should
R27 |  | D1 | Request properties | must
R28 |  | D1 | Request properties | must should
R29 |  | D1 | Request properties | must should
R30 |  | D1 | Request properties | must should
R31 |  | D1 | Request properties | should
R32 |  | D1 | Report kinds | must
R33 |  | D1 | Report kinds | info
R34 |  | D1 | Request properties | info
R35 |  | D1 | Versioning | info
R36 |  | D1 | Versioning | static
O201 |  | D2 | Endpoints, Errors | must
O202 |  | D2 | Endpoints | must
O203 |  | D2 | Endpoints | should
O204 |  | D2 | Endpoints | must
O205 |  | D2 | Endpoints | info
O206 |  | D2 | Endpoints | must
O207 |  | D2 | Endpoints | must
O208 |  | D2 | not stated | info
O209 | abcdefghij | D2 | Endpoints | must info
O210 |  | D2 | Commission response | must
O211 |  | D2 | States, Errors | must
O212 |  | D2 | Commission response | should
O213 |  | D2 | Commission response | should
O214 |  | D2 | Limits | must should
O215 |  | D2 | Limits | must
O216 |  | D2 | Endpoints | must
O217 |  | D2 | Request | should
O218 |  | D2 | Request | info
O219 |  | D2 | Endpoints | should
O220 |  | D2 | Authentication | must info
O221 |  | D2 | Endpoints | should
O222 |  | D2 | Endpoints | info
O223 |  | D2 | Request | static
O301 |  | D2 | Endpoints | must
O302 |  | D2 | Endpoints | must
O303 |  | D2 | Endpoints | should
O304 |  | D2 | Endpoints | must info
O305 |  | D2 | Errors | must
O306 |  | D2 | Request v3 | must
O307 |  | D2 | defaults not stated | info
O308 |  | D2 | Request v3 | info
O309 |  | D2 | Rules 1 | must
O310 |  | D2 | Rules 1 | info
O311 | abcdefg | D2 | Endpoints | must should
O312 |  | D2 | Rules 2 | should
O313 |  | D2 | Rules 2 | info
O314 | abc | D2 | Endpoints | must
O315 |  | D2 | Authentication | should
O316 |  | D2 | Endpoints | must info
O317 |  | D2 | Endpoints | must
O318 |  | D2 | Endpoints | info
O319 |  | D2 | Authentication | should
C01 |  | D2 | Cases | must
C02 |  | D2 | Cases | must
C03 | abc | D2 | Cases | must
C04 | ab | D2 | Cases | must should
C05 | ab | D2 | Cases | must
C06 |  | D2 | Cases | must
C07 | ab | D2 | Cases | must
C08 |  | D2 | Cases | must
C09 |  | D2 | Cases | must
C10 |  | D2 | Cases | must
C11 |  | D2 | Cases | info
C12 |  | D2 | Cases | must
C13 |  | D2 | Cases | info
C14 |  | D2 | not stated | should
C15 |  | D2 | Cases | info
C16 |  | D2 | Cases | static
A01 |  | D2 | Applications | must
A02 |  | D2 | Applications | info
A03 |  | D2 | Applications | must
A04 |  | D2 | Applications | should
A05 |  | D2 | Applications | must
A06 |  | D2 | Patch document | must
A07 |  | D2 | Applications | must
A08 |  | D2 | Patch document | must
A09 |  | D2 | Patch document | must
A10 |  | D2 | Patch document | must should
A11 |  | D2 | Patch document | must should
A12 |  | D2 | Patch document | must should
A13 |  | D2 | Patch document | should
A14 |  | D2 | Patch document | must
A15 |  | D2 | Patch document | static should info
A16 |  | D2 | Patch document | should
A17 |  | D2 | Patch document | should
A18 |  | D2 | Patch document | info
A19 |  | D2 | not stated | info
A20 |  | D2 | not stated | info
A21 |  | D2 | Applications | should
A22 |  | D2 | Authentication | must info
A23 |  | D2 | States | info
L01 |  | D2 | Loan offers | must
L02 |  | D2 | Loan offers | must
L03 |  | D2 | Errors | must
L04 |  | D2 | Loan offers | must info
L05 |  | D2 | Types | must should
L06 |  | D2 | Types | should
L07 |  | D2 | Parameters | must
L08 |  | D2 | Errors | must should
L09 |  | D2 | Parameters | must should
L10 |  | D2 | Parameters | info
L11 |  | D2 | Enumerations | must
L12 |  | D2 | Enumerations | must
L13 |  | D2 | Enumerations | must
L14 |  | D2 | Enumerations | should
L15 |  | D2 | Errors | must
L16 |  | D2 | Errors | must
L17 |  | D2 | Errors | must
L18 |  | D2 | Errors | must should
L19 |  | D2 | Loan offers | must
L20 |  | D2 | Loan offers | must
L21 |  | D2 | Errors | static
L22 |  | D2 | Types | info
P01 |  | D3 | Endpoints | must
P02 |  | D3 | Endpoints | should
P03 |  | D3 | Partner | should
P04 |  | D3 | Partner | must should
P05 |  | D3 | Partner | must
P06 |  | D3 | Rights | must info
P07 |  | D3 | Partner | should
P08 |  | D3 | Authentication | must
P09 |  | D3 | Authentication | must
P10 |  | D3 | Errors | must
P11 |  | D3 | Authentication | must should
P12 |  | D3 | Permissions 1 | must
P13 |  | D3 | Permissions | should
P14 |  | D3 | Endpoints, identifiers | must should
P15 |  | D3 | Endpoints | must should
P16 |  | D3 | known deployments | info
P17 |  | D3 | Takeover list | must should
P18 |  | D3 | Takeover status | must
P19 |  | D3 | Endpoints | must should
P20 |  | D3 | Endpoints | should
P21 |  | D3 | Endpoints | must should
P22 |  | D3 | Partner | must
P23 |  | D3 | Partner | should
P24 |  | D3 | Create rule in Partner | info
P25 |  | D3 | Rights | must
P26 |  | D3 | Create rules 2 | must
P27 |  | D3 | Create rules 2 | must should
P28 |  | D3 | Create rules 2 | must
P29 |  | D3 | Create rules 3 | must should
P30 | abc | D3 | Errors | must should
P31 |  | D3 | PATCH rules 1 | must
P32 |  | D3 | Endpoints | must
P33 |  | D3 | PATCH rules 2 | must should
P34 |  | D3 | PATCH rules 3 | must
P35 |  | D3 | Errors | must
P36 |  | D3 | PATCH rules 3, Errors | info
P37 |  | D3 | Errors | must should
P38 |  | D3 | Permissions 2 | must
P39 |  | D3 | Permissions 3 | must
P40 |  | D3 | Permissions 4 | must
P41 |  | D3 | Permissions 1 | should
P42 |  | D3 | Partner | should
P43 |  | D3 | Partner | must
P44 |  | D3 | Partner | should
P45 |  | D3 | Partner | should
P46 |  | D3 | What it does | info
P47 |  | D3 | Create rules 1 | must
P48 |  | D3 | Partner | static
P49 |  | D3 | Endpoints | must
P50 |  | D3 | Authentication | static
S01 |  | D3 | Login | must
S02 |  | D3 | Login | must
S03 |  | D3 | Login | should
S04 |  | D3 | Token response | should
S05 |  | D3 | not shown | info
S06 |  | D3 | not stated | must info
S07 |  | D2 | Authentication | must
S08 |  | D3 | Login | must
S09 |  | D3 | Login | must
S10 |  | D3 | Login | info
S11 |  | D3 | Login | must
S12 |  | D3 | Login | must should
S13 |  | D3 | Login | must
S14 |  | D3 | Silent sign-on | should
S15 |  | D3 | not stated | should
S16 |  | D3 | Login | must should
S17 |  | D3 | Login | info
S19 |  | D3 | Silent sign-on | info
S18 |  | D3 | not shown | info
V01 |  | D2 | Lifecycle | static
V02 |  | D2 | Lifecycle | static
V03 |  | D2 | Lifecycle | static
V04 |  | D2 | Lifecycle | static
V05 |  | D2 | Lifecycle | static
V06 |  | D2 | Lifecycle | static
V07 |  | D2 | Lifecycle | static
`;

/** Every row, in the order of the catalogue. */
export const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [id = '', parts = '', document = '', section = '', levels = ''] = line.split('|').map((cell) => cell.trim());
    return { id, parts, document: document as Row['document'], section, levels: levels.split(' ') as Settling[] };
  });

const BY_ID = new Map(ROWS.map((row) => [row.id, row]));

/** The row that a source names, by its id or by that of one of its parts (`C03a`); undefined when there is none. */
export function rowOf(source: string): Row | undefined {
  const [, id = '', part = ''] = /^([A-Z]+\d+)([a-z]?)$/.exec(source) ?? [];
  const row = BY_ID.get(id);
  return row?.parts.includes(part) === true ? row : undefined;
}
