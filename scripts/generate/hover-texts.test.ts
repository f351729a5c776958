import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { INTERFACE_IDS } from '../../generated/platform.ts';

/** The properties in the chosen types of a module, and whether an editor shows a comment for each. */
function propertiesIn(path: string, isChosen: (name: string) => boolean): { name: string; hasText: boolean }[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { name: string; hasText: boolean }[] = [];
  const visit = (node: ts.Node, within: string | undefined): void => {
    if (ts.isPropertySignature(node)) {
      const name = node.name.getText();
      if (within !== undefined)
        found.push({ name: `${within}.${name}`, hasText: ts.getJSDocCommentsAndTags(node).length > 0 });
      ts.forEachChild(node, (child) =>
        visit(child, within === undefined && !isChosen(name) ? undefined : `${within ?? ''}.${name}`),
      );
      return;
    }
    const isType = ts.isTypeAliasDeclaration(node) && isChosen(node.name.text);
    ts.forEachChild(node, (child) => visit(child, isType ? node.name.text : within));
  };
  visit(source, undefined);
  return found;
}

describe.each(INTERFACE_IDS)('the types of %s', (id) => {
  it('have a comment on every property', () => {
    const properties = propertiesIn(`generated/${id}/types.ts`, (name) => name === 'schemas');
    // The first level is the schemas themselves.
    const silent = properties.filter(({ name, hasText }) => name.split('.').length > 3 && !hasText);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

it('the fields, variables and arguments of GraphQL have comments', () => {
  for (const [file, names] of [
    ['operations.ts', /Query(Variables)?$/],
    ['schema-types.ts', /^(?!Scalars|Exact|String|Boolean|Int|Float|Euro|Prozent).*[a-z]$/],
  ] as const) {
    const properties = propertiesIn(`generated/consumer-loan-offers/${file}`, (name) => names.test(name));
    expect(
      properties.filter(({ name, hasText }) => !hasText && !name.includes('__typename')).map(({ name }) => name),
    ).toEqual([]);
    expect(properties.length).toBeGreaterThan(20);
  }
});

it('the documents of GraphQL, their results and variables have comments', () => {
  const path = 'generated/consumer-loan-offers/operations.ts';
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const exported = source.statements.filter((one) => /^export (?:type|const) /.test(one.getText()));
  expect(exported.length).toBeGreaterThan(6);
  const silent = exported.filter((one) => ts.getJSDocCommentsAndTags(one).length === 0);
  expect(silent.map((one) => one.getText())).toEqual([]);
});

it('enumerations of GraphQL, and members of these types, explain each value', () => {
  const sdl = readFileSync('generated/consumer-loan-offers/schema.graphql', 'utf8');
  const meanings = Array.from(
    sdl.matchAll(/^ {2}"(.+)"\n {2}([A-Z_]+)$/gm),
    ([, text, value]) => `- \`${value}\`: ${text}`,
  );
  expect(meanings).toHaveLength(6);
  const textsIn = (file: string): string[] => {
    const path = `generated/consumer-loan-offers/${file}`;
    const texts: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node)) {
        texts.push(
          ts
            .getJSDocCommentsAndTags(node)
            .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
            .join('\n'),
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
    return texts;
  };
  // Variables of both queries; in the schema types, their arguments and the enumeration.
  for (const [file, places] of [
    ['operations.ts', 2],
    ['schema-types.ts', 3],
  ] as const) {
    const texts = textsIn(file);
    for (const meaning of meanings)
      expect(
        texts.filter((text) => text.includes(meaning)),
        meaning,
      ).toHaveLength(places);
  }
});
