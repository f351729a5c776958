import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { configOf, loadConfig } from './load.ts';
import { readYaml } from './yaml-text.ts';
import type { Config } from './schema.ts';

const parse = (source: string, env: Record<string, string> = {}) => configOf([readYaml(source, 'c.yaml')], {}, env);

const folder = mkdtempSync(join(tmpdir(), 'layers-'));

/** Loads the files `1.yaml`, `2.yaml` and so on; errors name them without their folder. */
function layers(env: Record<string, string>, ...sources: readonly string[]): Config {
  const files = sources.map((source, index) => {
    const file = join(folder, `${index + 1}.yaml`);
    writeFileSync(file, source);
    return file;
  });
  try {
    return loadConfig(files, env);
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(error.message.replaceAll(`${folder}/`, '')) : error;
  }
}

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('no ConfigError was thrown');
}

describe('the configuration', () => {
  it('is read from YAML and from JSON', () => {
    const wanted = { targets: { v2: 'https://v2.example/prefix' }, timing: { pollMs: 5 } };
    expect(parse('targets: { v2: https://v2.example/prefix }\ntiming: { pollMs: 5 }')).toEqual(wanted);
    expect(parse(JSON.stringify(wanted))).toEqual(wanted);
  });

  it('expands variables in values, keeps their characters, and does not read them as YAML', () => {
    const config = parse('targets: { kex: "http://kex.example" }\ncredentials: { kex: { accessToken: "${T}" } }', {
      T: 'a: [b] # "c"',
    });
    expect(config.credentials?.kex?.accessToken).toBe('a: [b] # "c"');
  });

  it('is refused with a line break in a password, since that would be sent as a wrong one', () => {
    const source = 'targets: { login: http://l.example }\ncredentials: { login: { username: U, password: "${P}" } }';
    expect(messageOf(() => parse(source, { P: 'geheim\n' }))).toBe(
      'c.yaml:2: «credentials.login.password» must be one line: a variable that is read from a file may end with a line break.',
    );
  });

  it.each<[string, BufferEncoding, string]>([
    ['Latin-1', 'latin1', ''],
    ['UTF-16', 'utf16le', '\uFEFF'],
  ])('is refused in %s, since its passwords would be sent as others', (_, encoding, start) => {
    const file = join(folder, 'encoded.yaml');
    const text = `${start}targets: { login: 'http://l.example' }\ncredentials: { login: { username: U, password: gehéim } }`;
    writeFileSync(file, Buffer.from(text, encoding));
    expect(messageOf(() => loadConfig(file))).toBe(
      `${file}: cannot be read: it is not in UTF-8, so save it in this encoding. Name another one with --config FILE.`,
    );
  });

  it('names line and variable if one is not set', () => {
    const message = messageOf(() =>
      parse('targets:\n  kex: http://k.example\ncredentials:\n  kex: { accessToken: "${T}" }'),
    );
    expect(message).toBe(
      'c.yaml:4: the environment variable T is not set, or is empty. Set it, or remove the entry that uses it.',
    );
  });

  it('reports other problems together with an unset variable', () => {
    const message = messageOf(() => parse('targets:\n  kex:\n    "${URL}"\nfixtrues: {}'));
    expect(message.split('\n')).toEqual([
      'c.yaml:3: the environment variable URL is not set, or is empty. Set it, or remove the entry that uses it.',
      'c.yaml:4: unknown key «fixtrues». Did you mean «fixtures»?',
    ]);
  });

  it('names line, key and the nearest valid key for each unknown one', () => {
    const message = messageOf(() =>
      parse('targets: { report: http://r.example }\nfixtures:\n  offers:\n    vorgangsnummer: "1"\ntimming: {}'),
    );
    expect(message.split('\n')).toEqual([
      'c.yaml:5: unknown key «timming». Did you mean «timing»?',
      'c.yaml:4: unknown key «vorgangsnummer» in «fixtures.offers». Did you mean «vorgangsNummer»?',
    ]);
  });

  it.each([
    [
      'a key that stands too far out',
      'targets: { report: http://r.example }\ncredentials:\n  authorization: key',
      'c.yaml:3: unknown key «authorization» in «credentials». It is a key of «credentials.report», «credentials.reportForbidden».',
    ],
    [
      'a key that stands too far out, and resembles another one there',
      'targets: { report: http://r.example }\nfixtures: { partnerId: ABC12 }',
      'c.yaml:2: unknown key «partnerId» in «fixtures». It is a key of «fixtures.report», «fixtures.consumerLoan», «fixtures.partner».',
    ],
    [
      'a key that stands too far in',
      'targets:\n  report: http://r.example\n  timing: { pollMs: 5 }',
      'c.yaml:3: unknown key «timing» in «targets». It is a key of the top level.',
    ],
    [
      'a key of another credential',
      'targets: { report: http://r.example }\ncredentials: { report: { accessToken: key } }',
      'c.yaml:2: unknown key in «credentials.report». Known keys: authorization.',
    ],
    ['a missing target', 'timing: { pollMs: 5 }', 'c.yaml:1: «targets» is missing.'],
    [
      'a target that is no address',
      'targets:\n  v2: somewhere',
      'c.yaml:2: «targets.v2» must be an address that begins with http:// or https://, without user name, query and fragment.',
    ],
    ['two documents', 'targets: {}\n---\nexpect: {}', 'c.yaml:2: a second document begins: a file holds one, without'],
    [
      'aliases of aliases',
      ['a: &a0 [x]', ...[1, 2, 3].map((at) => `b${at}: &a${at} [${`*a${at - 1},`.repeat(20)}]`)].join('\n'),
      'c.yaml: repeats too much by YAML aliases (*name).',
    ],
    ['an alias without its anchor', 'targets: { v2: *host }', 'c.yaml: holds a YAML alias (*name) without its anchor.'],
    [
      'a wrong type',
      'targets: { v2: http://v.example }\ntiming:\n  pollMs: soon',
      'c.yaml:3: «timing.pollMs» must be a whole number.',
    ],
    [
      'a time that no timer can wait',
      'targets: { v2: http://v.example }\ntiming:\n  runMs: 9999999999',
      'c.yaml:3: «timing.runMs» must be at most 2147483647.',
    ],
    [
      'half a credential',
      'targets: { pm: http://p.example }\ncredentials:\n  partner: { apiKey: k }',
      'c.yaml:3: «partnerId» is missing in «credentials.partner».',
    ],
    [
      'a kind of report that does not exist',
      'targets: { report: http://r.example }\nfixtures:\n  report: { kinds: [rohdatn] }',
      'c.yaml:3: «rohdatn» is not possible in «fixtures.report.kinds.0». Did you mean «rohdaten»?',
    ],
    ['broken YAML', 'targets: {', 'c.yaml:1: '],
    [
      'a key without its colon',
      'targets:\n  v2: http://v.example\n  report http://r.example',
      'c.yaml:3: this is not KEY: VALUE; a colon',
    ],
    [
      'a line that stands elsewhere',
      'targets:\n    v2: http://v.example\n  pm: http://p.example',
      'c.yaml:3: this line',
    ],
    ['a quote inside of quotes', "targets: { v2: 'it's' }", 'c.yaml:1: there is text after the end of the value'],
    [
      'a variable without quotes between braces',
      'targets: { pm: http://p.example }\ncredentials:\n  report: { authorization: ${KEY} }',
      "\nPut quotes around a variable: '${KEY}'",
    ],
    [
      'a placeholder that no variable can fill',
      "targets:\n  v2: http://v.example\ncredentials:\n  v2: { accessToken: '${V2-TOKEN}' }",
      'c.yaml:4: «${V2-TOKEN}» is not the name of a variable (letters, digits, _).',
    ],
    [
      'no target at all',
      'targets: {}',
      'c.yaml:1: «targets» must have at least one of report, v2, baufi, login, kex, pm.',
    ],
    ['an empty file', '', 'c.yaml:1: the configuration is empty.'],
    [
      'a credential that no header can carry',
      "targets:\n  v2: http://localhost\ncredentials:\n  v2: { accessToken: 'abc…' }",
      'c.yaml:4: «credentials.v2.accessToken» must be the token alone, without the word Bearer: one line, without spaces around it, of Latin letters, digits and signs.',
    ],
    [
      'a token that begins with its scheme',
      "targets:\n  v2: http://localhost\ncredentials:\n  v2: { accessToken: 'bearer abc' }",
      'c.yaml:4: «credentials.v2.accessToken» must be the token alone, without the word Bearer',
    ],
    ['a file that holds a list', '- targets', 'c.yaml:1: the configuration must be a mapping of keys.'],
  ])('refuses %s', (_, source, wanted) => {
    expect(messageOf(() => parse(source))).toContain(wanted);
  });

  it('reports only tabs if there are some, since the other errors follow from them', () => {
    const source = 'targets:\n\treport: http://r.example\n  v2: http://v.example\n  pm: http://p.example';
    expect(messageOf(() => parse(source))).toBe('c.yaml:2: a line is indented with a tab: use spaces');
  });

  it('reports an empty text once', () => {
    const source = 'targets: { v2: http://v.example }\ncredentials: { v2: { accessToken: "" } }';
    expect(messageOf(() => parse(source))).toBe('c.yaml:2: «credentials.v2.accessToken» must not be empty.');
  });

  it('does not suggest quotes around a variable that is not the problem', () => {
    const source = "targets: { pm: http://p.example\ncredentials:\n  report: { authorization: '${KEY}' }";
    expect(messageOf(() => parse(source))).not.toContain('Put quotes');
  });

  it.each([
    ['a password in a target', 'targets: { v2: "http://user:S3cret@v2.example" }'],
    ['a token in the query of a target', 'targets: { v2: "http://v2.example/?token=S3cret" }'],
    ['a fragment in a target', 'targets: { v2: "http://v2.example/#S3cret" }'],
    ['a password that became a key', 'targets: { v2: http://v.example }\ncredentials: { login: { password S3cret } }'],
    [
      'a password that became an alias',
      'targets: { v2: http://v.example }\ncredentials: { login: { password: *S3cret } }',
    ],
  ])('refuses %s without printing it', (_, source) => {
    const message = messageOf(() => parse(source));
    expect(message).toContain('c.yaml');
    expect(message).not.toContain('S3cret');
  });

  it('is merged from several files: objects are merged, scalars and lists replaced by the last file that has them', () => {
    const config = layers(
      { TOKEN: 't-base', OTHER: 't-tenant' },
      [
        'targets: { v2: http://base.example, pm: http://pm.example }',
        'timing: { pollMs: 5, ruleMs: 7 }',
        'credentials: { v2: { accessToken: "${TOKEN}" } }',
        'fixtures: { report: { kinds: [rohdaten, vertrieb] } }',
      ].join('\n'),
      'targets: { v2: http://a.example }\nfixtures: { report: { kinds: [vertrieb] } }\ntiming: { pollMs: 6 }',
      'timing: { pollMs: 8 }\ncredentials: { v2: { accessToken: "${OTHER}" } }',
    );
    expect(config).toEqual({
      targets: { v2: 'http://a.example', pm: 'http://pm.example' },
      timing: { pollMs: 8, ruleMs: 7 },
      credentials: { v2: { accessToken: 't-tenant' } },
      fixtures: { report: { kinds: ['vertrieb'] } },
    });
  });

  const GOOD = 'targets:\n  v2: http://v.example\ncredentials:\n  partner: { apiKey: k, partnerId: p }';
  it.each([
    ['a value of the first', ['timing:\n  pollMs: soon', GOOD], '1.yaml:2: «timing.pollMs» must be a whole number.'],
    [
      'a value of the last',
      [GOOD, '\n\ntiming: { pollMs: soon }'],
      '2.yaml:3: «timing.pollMs» must be a whole number.',
    ],
    [
      'a value that both have: the last one counts',
      [GOOD, 'credentials:\n\n  partner: { apiKey: 5 }'],
      '2.yaml:3: «credentials.partner.apiKey» must be a text: write it in quotes.',
    ],
    [
      'a value beside one that another has',
      [`${GOOD}\ntiming:\n  ruleMs: 0`, 'timing: { pollMs: 5 }'],
      '1.yaml:6: «timing.ruleMs» must be at least 1.',
    ],
    [
      'an address without its scheme',
      [GOOD, 'targets:\n  pm: 4015'],
      '2.yaml:2: «targets.pm» must be an address that begins with http:// or https://',
    ],
    [
      'an interface in place of its host',
      [GOOD, 'targets:\n  cases-v3: http://v.example'],
      '2.yaml:2: unknown key «cases-v3» in «targets». Targets are hosts: the interface cases-v3 is on the host baufi.',
    ],
    [
      'a certificate without its key',
      [GOOD, 'network:\n  certificate: client.pem'],
      '2.yaml:1: «network» has certificate, which needs key beside it.',
    ],
    ['an unknown key', [GOOD, 'fixtures:\n  ofers: {}'], '2.yaml:2: unknown key «ofers» in «fixtures».'],
    [
      'what none of them has',
      ['timing: { pollMs: 5 }', 'timing: { pollMs: 6 }'],
      '1.yaml, 2.yaml: «targets» is missing.',
    ],
    ['a variable', [GOOD, 'targets:\n  pm: "${NOWHERE}"'], '2.yaml:2: the environment variable NOWHERE is not set,'],
    ['an alias', [GOOD, 'targets: *other'], '2.yaml: holds a YAML alias'],
    ['an empty file', [GOOD, '# nothing yet'], '2.yaml:1: the configuration is empty.'],
    ['a list', ['- targets', GOOD], '1.yaml:1: the configuration must be a mapping of keys.'],
    ['broken YAML', [GOOD, 'targets: {'], '2.yaml:1: '],
    [
      'a key that objects have by themselves',
      [GOOD, '{ "__proto__": { "timing": 5 } }'],
      '2.yaml:1: unknown key «__proto__»',
    ],
    [
      'an object in place of which the last has a scalar',
      [GOOD, '\ncredentials: 5'],
      '2.yaml:2: «credentials» must be a mapping of keys.',
    ],
  ])('names the file in which %s is wrong', (_, sources, wanted) => {
    expect(messageOf(() => layers({}, ...sources))).toContain(wanted);
  });

  it('says which file cannot be read', () => {
    expect(messageOf(() => loadConfig('/nowhere/c.yaml'))).toBe(
      '/nowhere/c.yaml: cannot be read: there is no such file. Name another one with --config FILE.',
    );
  });
});
