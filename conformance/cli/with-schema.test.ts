import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from './cli.fixture.ts';
import { writeConfig } from './with-schema.ts';

const own = { targets: { pm: 'http://127.0.0.1:4115' } };

describe('--write-config', () => {
  it.each(['config.yaml', 'config.json'])('writes %s, and writes it again', (name) => {
    const file = join(newFolder(), name);
    writeConfig(file, own);
    writeConfig(file, { targets: { pm: 'http://127.0.0.1:4215' } });
    expect(readFileSync(file, 'utf8')).toContain(':4215');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes equal values twice, so that each can be edited', () => {
    const file = join(newFolder(), 'config.yaml');
    const user = { username: 'ABC12' };
    writeConfig(file, { ...own, credentials: { login: user, session: user } });
    expect(readFileSync(file, 'utf8')).not.toMatch(/[&*]a1/);
  });

  it.each([
    ['a configuration of a deployment', 'targets: { pm: https://partner.example.com }\n'],
    ['one with targets here and there', 'targets: { pm: "http://127.0.0.1:1", kex: https://kex.example.com }\n'],
    ['one that somebody has commented', '# of mine\ntargets:\n  pm: http://127.0.0.1:4115\n'],
    ['something else', 'notes: of mine\n'],
    ['what is no YAML', '{'],
    ['an alias without its anchor', 'targets: *a\n'],
  ])('leaves %s alone, and says so', (_, text) => {
    const file = join(newFolder(), 'my.yaml');
    writeFileSync(file, text);
    expect(() => writeConfig(file, own)).toThrow('there is a file of that name already');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
