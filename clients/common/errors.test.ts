import { expect, it } from 'vitest';
import * as errors from './errors.ts';

const classes = Object.entries(errors).filter(([name]) => name !== 'PlatformError');
const about = { operation: 'GET /a', traceId: 't-1' };

it.each(classes)('%s has its name and code, even if a minifier renames the class', (name, kind) => {
  const make = kind as unknown as typeof errors.NetworkError;
  const Shortened = class a extends make {};
  const error = new Shortened('fails', about);
  expect([error.name, error.code]).toEqual([
    name,
    name
      .replace(/Error$/, '')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
      .toUpperCase(),
  ]);
  expect(String(error)).toBe(`${name}: GET /a: fails (trace id t-1)`);
  expect(Object.keys(error)).not.toContain('requested');
});
