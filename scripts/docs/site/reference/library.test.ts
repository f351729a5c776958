import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mainFunction, readLibrary, withImports, type Library, type Origin } from './library.ts';

const root = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'clients/common/index.ts': `export * from './errors.ts';\nexport type { ApiSettings } from './settings.ts';`,
  'clients/common/errors.ts': `
/** What is known about a failure. */
export interface Failure { operation: string }
/** A call that failed. */
export abstract class PlatformError extends Error implements Failure {
  readonly operation: string;
}
/** Not there: 404. */
export class NotFoundError extends PlatformError {
  /** Since when, in milliseconds. */
  declare readonly since?: number;
}`,
  'clients/common/settings.ts': `
/** The settings of all. */
export interface ApiSettings {
  /** Address of the interface. */
  baseUrl: string;
  /** How often a read is repeated. */
  retries?: number;
}
/** Not exported by the index. */
export interface TokenSettings extends ApiSettings {
  /** A token. */
  accessToken: string;
}`,
  'clients/shop/index.ts': `
export * from '../../generated/shop/index.ts';
export * from '../common/index.ts';
export * from './api.ts';`,
  'clients/shop/api.ts': `
import type { components } from '../../generated/shop/types.ts';
import type { TokenSettings } from '../common/settings.ts';
type Schemas = components['schemas'];

/** Settings of {@link createShopApi}. */
export type ShopApiSettings = TokenSettings;

/** What all versions can do. */
interface BaseApi<Contract, Kind extends string> {
  /**
   * Reads orders. Errors as {@link order}.
   *
   * @param kind - which ones
   * @returns all of them, in the order in which they came and were delivered
   */
  list(kind: Kind, settingsOfThisCall?: { signal?: AbortSignal }): Promise<Contract['schemas']['OrderPayload'][]>;
}

/** The shop. */
export interface ShopApi extends BaseApi<components, 'open' | 'closed'> {
  /** For everything else. */
  readonly client: object;
  /**
   * Orders something.
   *
   * Not twice.
   *
   * @throws NotFoundError when it is not there
   * @deprecated Ends soon. Use {@link BaseApi.list}.
   */
  order(what: Schemas['Order']): Promise<void>;
}

/**
 * Makes the shop. It is small.
 *
 * @example
 * const shop = createShopApi({ baseUrl, accessToken });
 * await shop.order({ mail: 'me@example.org', kind: KINDS[0] });
 */
export function createShopApi(settings: ShopApiSettings): ShopApi {
  return settings as never;
}

/** Parses a number. */
export function parse(text: string): number;
export function parse(text: string, radix: number): number;
export function parse(): number { return 0; }

/**
 * Ends.
 *
 * Not twice.
 *
 * @param radix - of the number
 * @throws NotFoundError when it is not there
 * @deprecated Ends soon. Use {@link parse}.
 */
export function endsSoon(radix: number): void { parse(String(radix)); }

/** All kinds. */
export const KINDS = ['open', 'closed'] as const satisfies readonly string[];
/** The last day. */
export const LAST_DAY = '2026-11-30';
/** Two at most. */
export const MOST: number = 1 + 1;`,
  'generated/shop/index.ts': `export * from './types.ts';\nexport * from './schemas.ts';`,
  'generated/shop/types.ts': `export interface paths {}\nexport interface components { schemas: object }\nexport type $defs = never;`,
  'generated/shop/schemas.ts': `
import type { components } from './types.ts';
/** An order. */
export type Order = components['schemas']['Order'];
/** The values of {@link Order}. */
export const OrderValues = ['A', ''] as const;`,
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const library: Library = readLibrary(root);
const [shop] = library.imports;
if (shop === undefined) throw new Error('no import path');
const entryOf = (name: string) => {
  const entry = shop.entries.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`no entry ${name}`);
  return entry;
};

describe('the client library', () => {
  it('has an import path for each folder with an index, and names with their origins', () => {
    expect(library.imports.map(({ name }) => name)).toEqual(['shop']);
    const namesOf = (wanted: Origin) => shop.entries.flatMap(({ name, origin }) => (origin === wanted ? [name] : []));
    expect(namesOf('own')).toEqual([
      ...['ShopApiSettings', 'ShopApi', 'createShopApi', 'parse', 'endsSoon', 'KINDS', 'LAST_DAY', 'MOST'],
    ]);
    expect(namesOf('common')).toEqual(['ApiSettings', 'Failure', 'PlatformError', 'NotFoundError']);
    expect(namesOf('schemas')).toEqual(['Order', 'OrderValues']);
    expect(shop.contractTypes).toEqual(['paths', 'components', '$defs']);
  });
});

describe('an entry', () => {
  it('has the parts of its docstring', () => {
    expect(entryOf('createShopApi')).toMatchObject({
      doc: 'Makes the shop. It is small.',
      tags: [],
      deprecated: undefined,
      example:
        "const shop = createShopApi({ baseUrl, accessToken });\nawait shop.order({ mail: 'me@example.org', kind: KINDS[0] });",
    });
    expect(entryOf('parse')).toMatchObject({ doc: 'Parses a number.', example: undefined });
    expect(entryOf('endsSoon')).toMatchObject({
      doc: 'Ends.\n\nNot twice.',
      tags: [
        { name: 'param', text: '`radix`: of the number' },
        { name: 'throws', text: 'NotFoundError when it is not there' },
      ],
      deprecated: 'Ends soon. Use {@link parse}.',
    });
  });

  it('has its declaration without bodies, with a schema of the contract by its name', () => {
    expect(entryOf('createShopApi').declaration).toBe('function createShopApi(settings: ShopApiSettings): ShopApi');
    expect(entryOf('parse').declaration).toBe(
      'function parse(text: string): number;\n\nfunction parse(text: string, radix: number): number;',
    );
    expect(entryOf('NotFoundError').declaration).toBe(
      'class NotFoundError extends PlatformError {\n  /** Since when, in milliseconds. */\n  declare readonly since?: number;\n}',
    );
    expect(entryOf('KINDS').values).toEqual(['open', 'closed']);
    expect(entryOf('LAST_DAY').declaration).toBe("const LAST_DAY = '2026-11-30'");
    expect(entryOf('MOST').declaration).toBe('const MOST: number');
    expect(entryOf('Order').declaration).toBe('type Order = Order;');
    expect(entryOf('ShopApi').declaration).toContain('order(what: Order): Promise<void>;');
  });

  it('includes the interfaces that it extends, unless they are exported and linked', () => {
    expect(entryOf('ShopApi').declaration).toMatch(
      /^interface ShopApi extends BaseApi<[^]*interface BaseApi<[^]*list\(/,
    );
    expect(entryOf('ShopApiSettings').declaration).toMatch(/interface TokenSettings extends ApiSettings \{/);
    expect(entryOf('ShopApiSettings').declaration).not.toContain('interface ApiSettings');
    expect(shop.linkOf('ShopApi.list')).toBe('/develop/client/shop.html#ShopApi');
    expect(shop.linkOf('NotFoundError')).toBe('/develop/client/common.html#NotFoundError');
    expect(shop.linkOf('Nothing')).toBeUndefined();
  });
});

describe('an example', () => {
  it('of an import path is that of the function that makes the API', () => {
    expect(mainFunction(shop).name).toBe('createShopApi');
    expect(() => mainFunction(library.common)).toThrow('No function of clients/common has an example.');
  });

  it('begins with imports of names that it uses but does not declare', () => {
    const { example } = mainFunction(shop);
    expect(withImports(example, 'shop', library)).toBe(
      `import { createShopApi, KINDS } from 'platform-contracts/shop';\n\n${example}`,
    );
    expect(withImports('const KINDS = [parse];', 'shop', library)).toContain('import { parse }');
    expect(withImports('const { KINDS } = parse;', 'shop', library)).toContain('import { parse }');
  });
});
