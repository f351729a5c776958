import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphqlPage } from './graphql.ts';

const CONTRACT = { id: 'loans', title: 'Loans' };
const SCHEMA = `
"What can be asked."
type Query {
  "One \`Offer\`, or <none>."
  best("How much." amount: Euro!, kind: Kind = CAR, names: [String!]): Offer
}
"Money."
scalar Euro
"For what."
enum Kind {
  "A vehicle."
  CAR
  HOME
}
"What is given."
type Offer {
  "All of them."
  others: [Offer!]!
  amount: Euro
}
`;

const squeezed = (text: string) => text.replace(/\s+/g, ' ').replace(/> </g, '><');

describe('the page of a GraphQL schema', () => {
  const { markdown, scripts } = graphqlPage(CONTRACT, buildSchema(SCHEMA));
  const page = squeezed(markdown);

  it('leads back to the interface', () => {
    expect(page).toContain('The schema of [Loans](/interfaces/loans.html).');
  });

  it('describes queries with their arguments and defaults', () => {
    expect(page).toContain('<h3 id="query-best"><code>best</code></h3>');
    expect(page).toContain(
      'One <code>Offer</code>, or &lt;none&gt;. Answers <code><a href="#type-Offer">Offer</a></code>.',
    );
    expect(page).toContain(
      '<tr id="query-best-amount"><td><code>amount</code></td><td><code><a href="#type-Euro">Euro</a>!</code></td><td>none</td>',
    );
    expect(page).toContain('<td><code>CAR</code></td>');
    expect(page).toContain('<code>[String!]</code>');
  });

  it('describes types, enumerations and scalars, each with an address of its own', () => {
    expect(page).toContain(
      '<tr id="type-Offer-others"><td><code>others</code></td><td><code>[<a href="#type-Offer">Offer</a>!]!</code></td>',
    );
    expect(page).toContain('<tr id="type-Kind-CAR"><td><code>CAR</code></td><td>A vehicle.</td></tr>');
    expect(page).toContain('<tr id="type-Euro"><td><code>Euro</code></td><td>Money.</td></tr>');
    expect(page).not.toContain('id="type-String"');
  });

  it('has a place for the explorer of its interface', () => {
    expect(page).toContain('<div data-graphql="loans">');
    expect(scripts).toEqual(['graphql']);
  });

  it('leaves out what a schema does not have', () => {
    const small = graphqlPage(CONTRACT, buildSchema('type Query { name: String }')).markdown;
    expect(small).not.toMatch(/## (Enumerations|Scalars|Types)/);
  });

  it('refuses a type that it cannot show', () => {
    const schema = buildSchema('type Query { a: A } union A = B type B { c: Int }');
    expect(() => graphqlPage(CONTRACT, schema)).toThrow(/loans: .* cannot show the type A/);
  });
});
