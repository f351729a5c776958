import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readContracts } from '../docs/contracts.ts';
import { operationsOf } from '../../conformance/contracts/operations.ts';
import { collectionOf } from './collection.ts';
import { COLLECTION, ENVIRONMENT } from './command.ts';
import { emit, emitForReference, GENERATED, newFolder } from './interchange.fixture.ts';
import { variablesOf } from './variables.ts';

/** A header, or a part of the query. */
interface Field {
  key: string;
}

/** A request of a Postman collection, or a folder of them. */
interface PostmanItem {
  name: string;
  item?: PostmanItem[];
  request?: {
    method: string;
    url: { host: string[]; path: string[]; query: Field[] };
    header: Field[];
    body?: object;
  };
}

const contracts = await readContracts(GENERATED);
const make = () => JSON.stringify(collectionOf(contracts, variablesOf(contracts)));
const text = make();
const collection = JSON.parse(text) as { item: PostmanItem[]; variable: { key: string }[] };

const itemsOf = (item: PostmanItem): PostmanItem[] => item.item?.flatMap(itemsOf) ?? [item];

/** Method and path of a request as in the contract: Postman writes `/partner/:PartnerId`. */
const keyOf = ({ request }: PostmanItem): string =>
  `${request?.method ?? ''} /${request?.url.path.map((part) => part.replace(/^:(.*)$/, '{$1}')).join('/') ?? ''}`;

const requestOf = (id: string, name: string) => {
  const folder = collection.item.find((one) => one.name === id);
  const item = folder === undefined ? undefined : itemsOf(folder).find((one) => one.name === name);
  return item?.request;
};

const credentialsIn = async (config: string): Promise<string[]> => {
  const { credentials } = JSON.parse(await readFile(config, 'utf8')) as {
    credentials: Record<string, Record<string, string>>;
  };
  const secret = ['authorization', 'password', 'apiKey', 'accessToken'];
  return Object.values(credentials).flatMap((parts) => secret.flatMap((part) => parts[part] ?? []));
};

describe('the output', () => {
  test('is the same, byte for byte, for the same contracts', () => {
    expect(make()).toBe(text);
  });

  test('contains secrets of the configuration only in the environment, which only the owner can read', async () => {
    const { folder, config } = await emitForReference();
    const secrets = await credentialsIn(config);
    expect(secrets.length).toBeGreaterThan(5);
    const { mode: usual } = await stat(config);
    expect(usual & 0o077).not.toBe(0);
    for (const path of [COLLECTION, ENVIRONMENT]) {
      const text = await readFile(join(folder, path), 'utf8');
      const { mode } = await stat(join(folder, path));
      const isPrivate = path === ENVIRONMENT;
      expect(
        secrets.some((secret) => text.includes(secret)),
        path,
      ).toBe(isPrivate);
      expect(mode & 0o777, path).toBe(isPrivate ? 0o600 : usual & 0o777);
    }
  });

  test('replaces a file that others can read, instead of writing a secret into it', async () => {
    const folder = await newFolder();
    const secret = ['--out', folder, '--set', 'login_password=geheim'];
    const file = join(folder, ENVIRONMENT);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'before', { mode: 0o644 });
    // A process that has it open sees only the old content.
    const opened = await open(file);
    onTestFinished(() => opened.close());
    expect(await emit(secret)).toMatchObject({ code: 0 });
    expect(await opened.readFile('utf8')).toBe('before');
    expect(await readFile(file, 'utf8')).toContain('geheim');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).not.toContainEqual(expect.stringMatching(/json\../));
  });
});

describe('the collection', () => {
  test('has one folder for each interface, and each operation once', () => {
    expect(collection.item.map(({ name }) => name).sort()).toEqual(contracts.map(({ id }) => id).sort());
    for (const { id, document } of contracts) {
      const folder = collection.item.find(({ name }) => name === id);
      const keys = folder === undefined ? [] : itemsOf(folder).map(keyOf);
      expect(keys.sort(), id).toEqual(
        operationsOf(document)
          .map(({ key }) => key)
          .sort(),
      );
    }
  });

  test('takes addresses, identifiers and credentials from declared variables', () => {
    const used = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    const listed = collection.variable.map(({ key }) => key);
    expect([...used].filter((name) => !listed.includes(name ?? ''))).toEqual([]);
    expect(used.size).toBeGreaterThan(25);
    for (const item of collection.item.flatMap(itemsOf)) expect(item.request?.url.host[0]).toMatch(/^\{\{\w+_url\}\}$/);
  });

  test('sends the two keys of partner management, and a trace id that Postman makes up', () => {
    expect(requestOf('partner', 'Read a partner')?.header).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'X-ApiKey', value: '{{partner_apiKey}}' }),
        expect.objectContaining({ key: 'X-PartnerId', value: '{{partner_callerId}}' }),
        expect.objectContaining({ key: 'X-TraceId', value: '{{$guid}}', disabled: false }),
      ]),
    );
  });

  test('sends JSON Patch where the contract has it, and the fields of a login from variables', () => {
    const patch = requestOf('cases-v3', 'Change a case');
    expect(patch?.header).toContainEqual({ key: 'Content-Type', value: 'application/json-patch+json' });
    expect(requestOf('login', 'Obtain an access token with a form')?.body).toMatchObject({
      urlencoded: [
        { key: 'username', value: '{{login_username}}' },
        { key: 'password', value: '{{login_password}}' },
      ],
    });
  });

  test('sends a token in the query only if the contract allows nothing else', () => {
    const tokenIn = (name: string) => requestOf('session', name)?.url.query.find(({ key }) => key === 'authentication');
    expect(tokenIn('Open a session with a token in the address')).toHaveProperty('disabled', false);
    expect(tokenIn('Open a session with a token in a header')).toHaveProperty('disabled', true);
  });

  test('includes optional parameters, disabled', () => {
    const list = requestOf('applications', 'List the applications of the calling product provider');
    expect(list?.url.query).toEqual([
      expect.objectContaining({ key: 'aenderungSeit', value: '2026-03-01', disabled: true }),
      expect.objectContaining({ key: 'aenderungBis', disabled: true }),
    ]);
  });
});

describe('npm run interchange', () => {
  const TARGETS = 'targets: { pm: "https://pm.example" }\n';
  const config = async (text: string) => {
    const file = join(await newFolder(), 'config.yaml');
    await writeFile(file, text);
    return file;
  };
  const environment = async (folder: string) => {
    const { values } = JSON.parse(await readFile(join(folder, ENVIRONMENT), 'utf8')) as {
      values: { key: string; value: string }[];
    };
    return Object.fromEntries(values.map(({ key, value }) => [key, value]));
  };

  test('writes values of a configuration, except those from environment variables', async () => {
    const folder = await newFolder();
    const file = await config(
      'targets: { pm: "https://pm.example/" }\n' +
        'credentials: { partner: { apiKey: "${PARTNER_KEY}", partnerId: ABC12 } }\n' +
        'fixtures: { partner: { partnerId: XYZ99 }, applications: { vorgangsnummer: AB1234 } }\n',
    );
    expect(await emit(['--out', folder, '--config', file])).toMatchObject({ code: 0, errors: '' });
    const values = await environment(folder);
    expect(values).toMatchObject({
      pm_url: 'https://pm.example',
      partner_callerId: 'ABC12',
      partner_apiKey: 'YOUR_PARTNER_API_KEY',
      partner_partnerId: 'XYZ99',
      applications_vorgangsNummer: 'AB1234',
    });
    expect(values).not.toHaveProperty('cases_vorgangsNummer');
  });

  test('merges configurations; the last one takes precedence', async () => {
    const folder = await newFolder();
    const base = await config('targets: { pm: "${PM}", kex: "https://kex.example" }');
    const own = await config('targets: { pm: "https://own.example", kex: "${KEX}" }');
    expect(await emit(['--out', folder, '--config', base, '--config', own])).toMatchObject({ code: 0, errors: '' });
    expect(await environment(folder)).toMatchObject({
      pm_url: 'https://own.example',
      kex_url: 'http://127.0.0.1:4014',
    });
  });

  test('--set overrides the configuration', async () => {
    const folder = await newFolder();
    const file = await config('targets: { pm: "https://pm.example" }');
    await emit(['--out', folder, '--config', file, '--set', 'pm_url=https://other.example/below/']);
    expect((await environment(folder)).pm_url).toBe('https://other.example/below');
  });

  test('leaves out an address that contains an environment variable', async () => {
    const folder = await newFolder();
    const file = await config('targets: { pm: "https://user:${PASSWORD}@${HOST}/below", kex: "${KEX}" }');
    expect(await emit(['--out', folder, '--config', file])).toMatchObject({ code: 0, errors: '' });
    expect(await environment(folder)).toMatchObject({
      pm_url: 'http://127.0.0.1:4015',
      kex_url: 'http://127.0.0.1:4014',
    });
  });

  const ADDRESS = 'must be an address that begins with http:// or https://, without user name, query and fragment.';

  test.each([
    ['targets: { pm: "https://user:sEcr3tPw@pm.example/base/" }', `«targets.pm» ${ADDRESS}`],
    ['targets: { pm: "https://pm.example/?key=sEcr3tPw" }', `«targets.pm» ${ADDRESS}`],
    [
      `${TARGETS}credentials: { partner: { apiKey: 000123, partnerId: A } }`,
      '«credentials.partner.apiKey» must be a text: write it in quotes.',
    ],
    [
      `${TARGETS}credentials: { partner: { apiKey: A, partnerId: 12e3 } }`,
      '«credentials.partner.partnerId» must be a text: write it in quotes.',
    ],
    [`${TARGETS}timing: { pollMs: 0 }`, '«timing.pollMs» must be at least 1.'],
    [`${TARGETS}timing: { polMs: 5 }`, 'unknown key «polMs» in «timing». Did you mean «pollMs»?'],
    ['targets: []', '«targets» must be a mapping of keys.'],
    ['', 'the configuration is empty.'],
    ['credentials: {}', '«targets» is missing.'],
    ['a: [sEcr3tPw', 'a [ is not closed'],
  ])('refuses the configuration «%s»: file, line and member, as the suite does', async (text, message) => {
    const folder = await newFolder();
    const file = await config(text);
    const { code, errors } = await emit(['--out', folder, '--config', file]);
    expect([code, errors]).toEqual([2, expect.stringMatching(new RegExp(`^${file}:\\d: `))]);
    expect(errors).toContain(message);
    expect(errors).not.toContain('sEcr3tPw');
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['https://user:sEcr3tPw@pm.example/', 'pm.example/sEcr3tPw', ''])(
    'refuses the address «%s» of --set, and does not repeat it',
    async (address) => {
      const folder = await newFolder();
      const { code, errors } = await emit(['--out', folder, '--set', `pm_url=${address}`]);
      expect([code, errors]).toEqual([2, expect.stringContaining(`--set pm_url=…: ${ADDRESS}`)]);
      expect(errors).not.toContain('sEcr3tPw');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test.each([
    ['a variable that does not exist', ['--set', 'nothing=1'], '--set nothing=…: there is no variable «nothing»'],
    ['a value without a name', ['--set', 'secret'], '--set takes NAME=VALUE.'],
    ['an option that does not exist', ['--outt', 'x'], "Unknown option '--outt'"],
    ['a missing file', ['--config', 'nowhere.yaml'], 'nowhere.yaml: cannot be read'],
  ])('refuses %s', async (_, args, message) => {
    const { code, errors } = await emit(args);
    expect(code).toBe(2);
    expect(errors).toContain(message);
  });

  test('prints help', async () => {
    expect((await emit(['--help'])).output).toContain('--set NAME=VALUE');
  });
});
