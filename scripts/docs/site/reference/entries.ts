import ts from 'typescript';
import { docCommentOf, type DocComment } from './doc-comment.ts';
import { membersOf, type Member } from './members.ts';
import type { Declaration, Modules, Named } from './modules.ts';
import { readable } from './readable.ts';
import { signatureOf } from './signature.ts';

/** One exported name, as the reference shows it. */
export interface Entry {
  name: string;
  kind: 'function' | 'class' | 'interface' | 'type' | 'constant';
  doc: DocComment;
  /** Its declaration in TypeScript, without body and members. */
  signature: string;
  members: readonly Member[];
  /** Types in TypeScript whose members it has as well, each with an entry of its own or from elsewhere. */
  inherits: readonly string[];
  /** The values of a constant that is a list of texts. */
  values: readonly string[];
}

/**
 * Describes an exported name.
 *
 * @param exported the names that have an entry of their own, whose members are not repeated
 */
export function entryOf(named: Named, modules: Modules, exported: ReadonlySet<string>): Entry {
  const { name, declarations, file } = named;
  const signatures = overloadsOf(declarations);
  const [main] = signatures;
  if (main === undefined) throw new Error(`${file}: ${name} has no declaration.`);
  const documented = declarations.find((one) => docCommentOf(one).text.length > 0) ?? main;
  const target = aliased(main, file, modules, exported);
  return {
    name,
    kind: kindOf(main),
    doc: docCommentOf(documented),
    signature: signatures.map(declarationOf).join('\n'),
    ...(target === undefined
      ? { members: [], inherits: [] }
      : membersOf(target.declaration, target.file, modules, exported)),
    values: ts.isVariableDeclaration(main) ? textsIn(main.initializer) : [],
  };
}

/** What callers see of a function: its overloads, where it has some. */
function overloadsOf(declarations: readonly Declaration[]): readonly Declaration[] {
  const overloads = declarations.filter((one) => ts.isFunctionDeclaration(one) && one.body === undefined);
  return overloads.length > 0 ? overloads : declarations;
}

function kindOf(declaration: Declaration): Entry['kind'] {
  if (ts.isFunctionDeclaration(declaration)) return 'function';
  if (ts.isClassDeclaration(declaration)) return 'class';
  if (ts.isInterfaceDeclaration(declaration)) return 'interface';
  return ts.isTypeAliasDeclaration(declaration) ? 'type' : 'constant';
}

function declarationOf(declaration: Declaration): string {
  if (ts.isVariableDeclaration(declaration)) return `const ${constantOf(declaration)}`;
  const text = declaration.getText();
  if (ts.isTypeAliasDeclaration(declaration)) return readable(text).replace(/;$/, '');
  const name = declaration.name?.text ?? '';
  if (ts.isFunctionDeclaration(declaration)) return signatureOf(`function ${name}`, declaration);
  if (ts.isClassDeclaration(declaration)) return readable(text.slice(0, text.indexOf('{')));
  // What an interface extends is told with its members.
  const parameters = declaration.typeParameters?.map((one) => readable(one.getText())).join(', ');
  return `interface ${name}${parameters === undefined ? '' : `<${parameters}>`}`;
}

function constantOf({ name, type, initializer }: ts.VariableDeclaration): string {
  if (type !== undefined) return `${name.getText()}: ${readable(type.getText())}`;
  const isShort = initializer !== undefined && ts.isStringLiteral(initializer) && initializer.text.length <= 40;
  return isShort ? `${name.getText()} = ${initializer.getText()}` : name.getText();
}

/** The declaration that has the members: itself, or the interface that only it gives a name. */
function aliased(
  declaration: Declaration,
  file: string,
  modules: Modules,
  exported: ReadonlySet<string>,
): { declaration: ts.InterfaceDeclaration | ts.ClassDeclaration; file: string } | undefined {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) return { declaration, file };
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isTypeReferenceNode(declaration.type)) return undefined;
  const name = declaration.type.typeName.getText();
  const target = exported.has(name) ? undefined : modules.lookup(name, file);
  const [interfaceOf] = target?.declarations ?? [];
  if (target === undefined || interfaceOf === undefined || !ts.isInterfaceDeclaration(interfaceOf)) return undefined;
  return { declaration: interfaceOf, file: target.file };
}

/** The texts in `[…] as const`, also with `satisfies`. */
function textsIn(initializer: ts.Expression | undefined): string[] {
  let list = initializer;
  while (list !== undefined && (ts.isAsExpression(list) || ts.isSatisfiesExpression(list))) list = list.expression;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return [];
  const texts = list.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []));
  return texts.length === list.elements.length ? texts : [];
}
