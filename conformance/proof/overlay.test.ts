import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { tighten } from '../engine/contract/tighten.ts';
import { judgeInProcess } from './in-process.ts';
import { rulesOf } from './rules-and-faults.fixture.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/cases-overlay.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const rules = await rulesOf('cases-v3');

afterAll(() => rmSync(folder, { recursive: true }));

function overlay(text: string): string {
  const file = join(folder, 'overlay.yaml');
  writeFileSync(file, text);
  return file;
}

const judged = async (file: string) => {
  const report = await judgeInProcess({ rules, tightened: await tighten(file) });
  return report.rules.find(({ id }) => id === 'cases-v3/answers-fit-overlay');
};

const HEAD = 'overlay: 1.0.0\ninfo: { title: T, version: "1" }\n';

describe('an overlay', () => {
  it('adds a must-rule to the interfaces that it tightens, and to no other', async () => {
    expect(Object.keys(await tighten(EXAMPLE))).toEqual(['cases-v3']);
    expect(await judged(EXAMPLE)).toMatchObject({ level: 'must', status: 'passed' });
  });

  it('fails responses that contradict it, and says where', async () => {
    const file = overlay(
      `${HEAD}extends: cases-v3/openapi.yaml\nactions:\n  - target: $.components.schemas.VorgangPayload\n    update: { type: object, required: [erfunden] }\n`,
    );
    const result = await judged(file);
    expect(result?.status).toBe('failed');
    expect(result?.reason).toContain(
      "GET /v3/vorgaenge/{vorgangsNummer} 200: the body must have required property 'erfunden'",
    );
    expect(result?.shownBy).toBeTypeOf('number');
  });

  it('closes an enumeration', async () => {
    const file = overlay(
      `${HEAD}actions:\n  - target: $.components.schemas.KundenBetreuerPayload\n    update: { properties: { partnerId: { enum: [NIEMAND] } } }\n`,
    );
    expect(Object.keys(await tighten(file))).toEqual(['cases-v1', 'cases-v2', 'cases-v3']);
    expect((await judged(file))?.status).toBe('failed');
  });

  it.each([
    [
      'of an unknown name',
      `${HEAD}actions: [{ target: $.components.schemas.Erfunden, update: {} }]`,
      'selects nothing in any contract',
    ],
    ['without actions', `${HEAD}actions: []`, 'is not an OpenAPI Overlay: /actions'],
    ['that is something else', 'targets: {}', 'is not an OpenAPI Overlay: the document must have required property'],
    ['of another document', `${HEAD}extends: other.yaml\nactions: [{ target: $, update: {} }]`, 'extends other.yaml'],
    ['with a bad path', `${HEAD}actions: [{ target: "components[", update: {} }]`, 'is not a JSONPath'],
    [
      'with a schema that is none',
      `${HEAD}actions: [{ target: $.components.schemas.VorgangPayload, update: { type: 4711 } }]`,
      'an invalid schema',
    ],
    ['that is no YAML', 'a: [', 'is not an OpenAPI Overlay'],
  ])('%s is refused with a helpful message', async (_, text, says) => {
    await expect(tighten(overlay(text))).rejects.toThrow(says);
  });

  it('that does not exist is refused, too', async () => {
    await expect(tighten(join(folder, 'nowhere.yaml'))).rejects.toThrow('cannot be read');
  });
});
