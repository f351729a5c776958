import { expect, it } from 'vitest';
import { RIGHT } from '../../../../generated/platform.ts';
import { STATEMENTS } from '../../../../generated/statements.ts';
import rights from './rights.ts';
import { sourcesWith, squeezed } from './sources.fixture.ts';

const text = squeezed(rights(await sourcesWith()).markdown);
const rowOf = (id: string): string => /^.*?<\/tr>/.exec(text.slice(text.indexOf(`<a id="${id}">`)))?.[0] ?? '';

it('describes every right, with its default and statements', () => {
  for (const right of RIGHT) expect(rowOf(right), right).toMatch(/<td>\S.*<code>(?:true|false)<\/code>.*#P06">P06/);
  expect(rowOf('rechtDarfMortgageNutzen')).toContain(
    '<td>Right to use the mortgage product.</td><td><code>true</code><strong>Not specified:</strong> whether a creation that leaves it out makes it false',
  );
  expect(text).toContain('Not specified: the names of the products; which of the rights are the settings rights');
});

it('says what needs a right, with every statement about rights, including open ones', () => {
  const stated = STATEMENTS.filter(({ section }) => /^(?:Rights|Permissions)/.test(section));
  expect(stated.length).toBeGreaterThan(15);
  for (const { id, document } of stated)
    expect(text).toContain(`<a href="/statements/${document}.html#${id}">${id}</a>`);
  expect(text).toContain('<strong>Open.</strong> Which rights are the right to see a partner');
  expect(text).toContain('<td><code>baufinanzierung:angebot:ermitteln</code></td>');
});

it('says which attributes persons and organisations have', () => {
  const belongs = (name: string) =>
    Array.from(rowOf(name).matchAll(/<td>(yes|no|not stated)<\/td>/g), ([, word]) => word);
  expect(belongs('vorname')).toEqual(['yes', 'no']);
  expect(belongs('firmenname')).toEqual(['yes', 'yes']);
  expect(rowOf('bankverbindung')).toContain('Members: <code>iban</code>, <code>bic</code>');
  expect(rowOf('anrede')).toContain(
    '<td>The form of address of a person. Values: <code>HERR</code>, <code>FRAU</code>.',
  );
  expect(rowOf('gesperrt')).toContain('Default at a creation: <code>false</code>.');
  expect(rowOf('gesperrtTransitiv')).toContain('Read-only.');
  // Open whether organisations have them: P93.
  expect(belongs('orgaEinheitId')).toEqual(['yes', 'not stated']);
  expect(belongs('_links')).toEqual(['yes', 'not stated']);
  expect(rowOf('orgaEinheitId')).toContain('<strong>Not specified:</strong> whether organisations have it too.</td>');
  expect(text.match(/not stated/g)).toHaveLength(2);
});

it('does not exclude an attribute that the contract does not exclude', async () => {
  const sources = await sourcesWith();
  const silent = JSON.parse(
    JSON.stringify(sources.contracts, (key, value: unknown) => (key === 'x-applies-to' ? undefined : value)),
  ) as typeof sources.contracts;
  const shown = squeezed(rights({ ...sources, contracts: silent }).markdown);
  expect(/<a id="vorname">.*?<\/tr>/.exec(shown)?.[0]).toContain('<td>not stated</td><td>not stated</td>');
});
