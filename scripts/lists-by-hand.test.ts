import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';
import {
  ABLEHNUNGSGRUND,
  FINANZIERUNGSZWECK,
  HOSTS,
  INTERFACE_IDS,
  INTERFACES,
  isInterfaceId,
  KIND,
  RIGHT,
} from '../generated/platform.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** What the contracts list, and what is a list of it: so many different members in one file. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  interfaces: INTERFACE_IDS,
  hosts: HOSTS,
  kinds: KIND,
  rights: RIGHT,
  reasons: ABLEHNUNGSGRUND,
  purposes: FINANZIERUNGSZWECK,
};
const MANY = 3;

/**
 * Files that name members because they say something else about each:
 * - the tables of the documents are what the contracts are compared with;
 * - tests and their helpers name what they show the behaviour of, and compare lists with what was read elsewhere;
 * - a variant names the hosts on which its way to answer is permitted;
 * - seeds and faults of the reference deployment name what one record holds, or what one server gets wrong, and its products have a price for each purpose;
 * - the help of the sweep says which hosts a variable is for;
 * - what may stand in a configuration, and those of the reference deployment and the mocks, name settings, which are called like the interfaces that they are for.
 */
const EXEMPT =
  /^(specs|generated|releases|conformance\/proof\/variants)\/|\.(test|check|fixture)\.ts$|^conformance\/reference\/[^/]+\/(seed|[\w-]*faults)\.ts$|^conformance\/servers\/loan-offers\/products\.ts$|^scripts\/sweep\/main\.ts$|^conformance\/(reference|rules\/[^/]+)\/configuration\.ts$|^conformance\/cli\/mock-config\.ts$/;

function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.js'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && !EXEMPT.test(file) && existsSync(resolve(ROOT, file)));
}

/** What one node names: the parts of a text that is a list, or the members of an object. */
function namesIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
    const parts = node.text.split(', ');
    return parts.length < MANY ? [node.text] : parts.map((part) => /[\w-]+$/.exec(part)?.[0] ?? part);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? name.text : []));
  }
  return [];
}

/** The folder of a family may name its versions. */
function isOwn(file: string, id: string): boolean {
  return isInterfaceId(id) && file.split('/').includes(INTERFACES[id].family);
}

/** What a file lists by hand: `hosts: report, v2, baufi`. */
function listsIn(text: string, file: string): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const name of namesIn(node)) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return Object.entries(LISTS).flatMap(([what, members]) => {
    const named = members.filter((member) => names.has(member) && !isOwn(file, member));
    return named.length >= MANY ? [`${file} lists ${what}: ${named.join(', ')}`] : [];
  });
}

it('no file lists interfaces, hosts, kinds, rights or reasons that the contracts list', () => {
  expect(files().flatMap((file) => listsIn(readFileSync(resolve(ROOT, file), 'utf8'), file))).toEqual([]);
});

it.each([
  ["const all = ['report', 'v2', 'kex'];", 'hosts: report, v2, kex'],
  ["const where = { 'cases-v1': 1, 'cases-v2': 2, partner: 3 };", 'interfaces: cases-v1, cases-v2, partner'],
  ["type Kind = 'rohdaten' | 'vertrieb' | 'mtvreport';", 'kinds: vertrieb, rohdaten, mtvreport'],
  [
    "const next = { a: 'KRITERIEN', b: 'GEGENANGEBOT' }; if (reason === 'KEINE_ANGABE') return;",
    'reasons: KRITERIEN, GEGENANGEBOT, KEINE_ANGABE',
  ],
  [
    "const rights = new Map([['rechtDarfLoeschen', false], ['rechtLoanSichtbar', false], ['rechtDarfMortgageNutzen', true]]);",
    'rights: rechtDarfMortgageNutzen, rechtDarfLoeschen, rechtLoanSichtbar',
  ],
  ['const help = `first of the six ports: report, v2, baufi, login (default: ${port})`;', 'hosts: report, v2, baufi'],
])('finds %s', (text, list) => {
  expect(listsIn(text, 'a.ts')).toEqual([`a.ts lists ${list}`]);
});

it('lets the folder of a family name its versions', () => {
  const text = "const all = ['cases-v1', 'cases-v2', 'cases-v3'];";
  expect(listsIn(text, 'conformance/rules/cases/a.ts')).toEqual([]);
  expect(listsIn(text, 'conformance/rules/offers/a.ts')).toHaveLength(1);
});

it('lets two stand', () => {
  expect(listsIn("const two = ['offers-v1', 'offers-v2'];", 'a.ts')).toEqual([]);
});
