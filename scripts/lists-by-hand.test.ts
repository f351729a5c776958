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

/** The lists of the contracts. A file with this many different members of a list repeats it. */
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
 * Files that may name members:
 * - tables of the documents, with which the contracts are compared;
 * - tests and their helpers;
 * - variants, which name the hosts on which their behaviour is permitted;
 * - seeds and faults of the reference deployment, which are about single records or servers; its products have a price for each purpose;
 * - the help of the sweep, which says for which host a variable is;
 * - configurations (of the suite, the reference deployment and the mocks), whose settings are named after interfaces.
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

/** The names in a node: entries of a comma-separated string, or members of an object. */
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

/** Whether a file in the folder of a family names one of its versions, which is allowed. */
function isOwn(file: string, id: string): boolean {
  return isInterfaceId(id) && file.split('/').includes(INTERFACES[id].family);
}

/** The lists that a file repeats: `hosts: report, v2, baufi`. */
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

it('no file repeats lists of interfaces, hosts, kinds, rights, reasons or purposes from the contracts', () => {
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

it('allows the folder of a family to name its versions', () => {
  const text = "const all = ['cases-v1', 'cases-v2', 'cases-v3'];";
  expect(listsIn(text, 'conformance/rules/cases/a.ts')).toEqual([]);
  expect(listsIn(text, 'conformance/rules/offers/a.ts')).toHaveLength(1);
});

it('allows two members', () => {
  expect(listsIn("const two = ['offers-v1', 'offers-v2'];", 'a.ts')).toEqual([]);
});
