import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { loadConfig, parseConfig } from './load.ts';

const parse = (source: string, env: Record<string, string> = {}) => parseConfig(source, 'c.yaml', env);

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

  it('names line and variable when one is not set', () => {
    const message = messageOf(() =>
      parse('targets:\n  kex: http://k.example\ncredentials:\n  kex: { accessToken: "${T}" }'),
    );
    expect(message).toBe('c.yaml:4: the environment variable T is not set. Set it, or remove the entry that uses it.');
  });

  it('names line, key and the nearest right key for each unknown one', () => {
    const message = messageOf(() =>
      parse('targets: { report: http://r.example }\nfixtures:\n  offers:\n    vorgangsnummer: "1"\ntimming: {}'),
    );
    expect(message.split('\n')).toEqual([
      'c.yaml:5: unknown key «timming». Did you mean «timing»?',
      'c.yaml:4: unknown key «vorgangsnummer» in «fixtures.offers». Did you mean «vorgangsNummer»?',
    ]);
  });

  it.each([
    ['a missing target', 'timing: { pollMs: 5 }', 'c.yaml:1: «targets» is missing.'],
    [
      'a target that is no address',
      'targets:\n  v2: somewhere',
      'c.yaml:2: «targets.v2» must be an http or https address without user name, query and fragment.',
    ],
    ['an alias without its anchor', 'targets: { v2: *host }', 'c.yaml: holds a YAML alias (*name) without its anchor.'],
    [
      'a wrong type',
      'targets: { v2: http://v.example }\ntiming:\n  pollMs: soon',
      'c.yaml:3: «timing.pollMs» must be a whole number.',
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
    ['an empty file', '', 'c.yaml:1: the configuration is empty.'],
    ['a file that holds a list', '- targets', 'c.yaml:1: the configuration must be object.'],
  ])('refuses %s', (_, source, wanted) => {
    expect(messageOf(() => parse(source))).toContain(wanted);
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

  it('says which file cannot be read', () => {
    expect(messageOf(() => loadConfig('/nowhere/c.yaml'))).toBe(
      '/nowhere/c.yaml: cannot be read: there is no such file. Name another one with --config FILE.',
    );
  });
});
