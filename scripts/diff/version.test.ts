import { describe, expect, it } from 'vitest';
import { compareVersions, isVersion, nextVersion, raisedLevel } from './version.ts';

describe('the next version', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'none', '1.2.3'],
    ['0.2.3', 'major', '0.3.0'],
    ['0.2.3', 'minor', '0.3.0'],
    ['0.2.3', 'patch', '0.2.4'],
    ['1.9.9', 'minor', '1.10.0'],
  ] as const)('of %s with %s changes is %s', (version, level, next) => {
    expect(nextVersion(version, level)).toBe(next);
  });

  it('needs a version of three numbers', () => {
    expect(() => nextVersion('1.2', 'minor')).toThrow('«1.2» is not a version');
    expect(() => raisedLevel('1.2.3-beta', 'major')).toThrow('«1.2.3-beta» is not a version');
  });
});

it('orders versions by their numbers', () => {
  expect(['1.10.0', '1.9.0', '0.20.1', '1.9.1'].sort(compareVersions)).toEqual(['0.20.1', '1.9.0', '1.9.1', '1.10.0']);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});

it('accepts only three numbers as a version', () => {
  expect(['1.2.3', 'v1.2.3', '1.2', '1.2.3-rc.1', 'latest'].filter(isVersion)).toEqual(['1.2.3']);
});
