import ts from 'typescript';
import { docCommentOf, type DocComment } from './doc-comment.ts';
import type { Modules } from './modules.ts';
import { readable } from './readable.ts';
import { signatureOf } from './signature.ts';

/** A member of an interface or a class. */
export interface Member {
  /** `(call)` for a type that is called itself. */
  name: string;
  kind: 'method' | 'property';
  /** The type of a property, or the whole signature of a method, in TypeScript. */
  type: string;
  isOptional: boolean;
  doc: DocComment;
}

const CALL = '(call)';

type Owner = ts.InterfaceDeclaration | ts.ClassDeclaration;
/** What stands for the parameters of a generic type. */
type Substitution = ReadonlyMap<string, string>;

/**
 * The members of an interface or a class. Those of a type that it extends come along where the type has no entry of its own.
 *
 * @param exported the names that have an entry of their own
 */
export function membersOf(
  owner: Owner,
  file: string,
  modules: Modules,
  exported: ReadonlySet<string>,
  substitution: Substitution = new Map(),
): { members: Member[]; inherits: string[] } {
  const members = new Map<string, Member>();
  const inherits: string[] = [];
  for (const node of owner.members) {
    const member = memberOf(node, substitution);
    if (member !== undefined) members.set(member.name, member);
  }
  for (const type of (owner.heritageClauses ?? []).flatMap((clause) => clause.types)) {
    const base = exported.has(type.expression.getText()) ? undefined : modules.lookup(type.expression.getText(), file);
    const [declaration] = base?.declarations ?? [];
    if (base === undefined || declaration === undefined || !ts.isInterfaceDeclaration(declaration)) {
      inherits.push(readable(type.getText()));
      continue;
    }
    const inner = membersOf(declaration, base.file, modules, exported, substitutionOf(declaration, type, substitution));
    for (const member of inner.members) members.set(member.name, members.get(member.name) ?? member);
    inherits.push(...inner.inherits);
  }
  return { members: [...members.values()], inherits };
}

function memberOf(node: ts.TypeElement | ts.ClassElement, substitution: Substitution): Member | undefined {
  const doc = docCommentOf(node);
  const common = {
    name: node.name?.getText() ?? '',
    doc,
    isOptional: 'questionToken' in node && node.questionToken !== undefined,
  };
  if (ts.isCallSignatureDeclaration(node)) {
    return { ...common, name: CALL, kind: 'method', type: substituted(signatureOf('', node), substitution) };
  }
  if (ts.isMethodSignature(node)) {
    return { ...common, kind: 'method', type: substituted(signatureOf(common.name, node), substitution) };
  }
  if (ts.isPropertySignature(node)) {
    return {
      ...common,
      kind: 'property',
      type: substituted(readable(node.type?.getText() ?? 'unknown'), substitution),
    };
  }
  // What a class says no word about is explained by the type that it implements.
  if (!ts.isPropertyDeclaration(node) || doc.text.length === 0) return undefined;
  return { ...common, kind: 'property', type: substituted(readable(node.type?.getText() ?? 'unknown'), substitution) };
}

function substitutionOf(
  { typeParameters = ts.factory.createNodeArray() }: ts.InterfaceDeclaration,
  { typeArguments = ts.factory.createNodeArray() }: ts.ExpressionWithTypeArguments,
  outer: Substitution,
): Substitution {
  const entries = typeParameters.flatMap(({ name }, index): [string, string][] => {
    const argument = typeArguments[index]?.getText();
    return argument === undefined ? [] : [[name.text, outer.get(argument) ?? argument]];
  });
  return new Map(entries);
}

function substituted(source: string, substitution: Substitution): string {
  let text = source;
  for (const [name, argument] of substitution) text = text.replace(new RegExp(`\\b${name}\\b`, 'g'), argument);
  return text;
}
