import type * as Graphql from 'graphql';
import { graphql } from './libraries.ts';

/** The comment on a member of a type. */
interface Comment {
  name: string;
  text: string | null | undefined;
}

/**
 * Adds comments that graphql-codegen leaves out: the schema's descriptions on fields of results, variables and arguments, and the comment
 * of an operation on its document and types.
 *
 * @param code - a module that graphql-codegen has written
 */
export function withComments(schema: Graphql.GraphQLSchema, document: Graphql.DocumentNode, code: string): string {
  const ofDocuments = document.definitions.flatMap((definition) => {
    if (definition.kind !== graphql.Kind.OPERATION_DEFINITION || definition.name === undefined) return [];
    const { fields, variables } = commentsOf(schema, definition);
    const name = `${definition.name.value}Query`;
    return [
      [`export type ${name}Variables =`, variables],
      [`export type ${name} =`, fields],
    ] as const;
  });
  const ofArguments = Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ name, args }) => {
    const comments = args.map((one) => ({ name: one.name, text: one.description }));
    return [`export type Query${name}Args =`, comments] as const;
  });
  const withMembers = [...ofDocuments, ...ofArguments];
  const text = withMembers.reduce((before, [start, comments]) => commented(before, start, comments), code);
  return document.definitions.reduce(withOperationComment, text);
}

/** Copies the comment of an operation to its exported names. */
function withOperationComment(code: string, { loc, ...definition }: Graphql.DefinitionNode): string {
  const comment = loc?.startToken.prev;
  if (comment?.kind !== graphql.TokenKind.COMMENT || !('name' in definition) || !definition.name) return code;
  const exported = new RegExp(
    `^export (?:type|const) ${definition.name.value}(?:Query(?:Variables)?|Document) =`,
    'gm',
  );
  return code.replace(exported, `/** ${comment.value.trim()} */\n$&`);
}

/** The selected fields and the variables of an operation, in source order. */
function commentsOf(
  schema: Graphql.GraphQLSchema,
  operation: Graphql.OperationDefinitionNode,
): { fields: Comment[]; variables: Comment[] } {
  const described = new Map<string, string | null | undefined>();
  const info = new graphql.TypeInfo(schema);
  const visitor = {
    Argument: ({ value }: Graphql.ArgumentNode) => {
      if (value.kind === graphql.Kind.VARIABLE) described.set(value.name.value, info.getArgument()?.description);
    },
  };
  graphql.visit(operation, graphql.visitWithTypeInfo(info, visitor));
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return {
    fields: fieldComments(schema.getQueryType(), operation.selectionSet),
    variables: names.map((name) => ({ name, text: described.get(name) })),
  };
}

/** The selected fields of a type, each followed by its nested fields. */
function fieldComments(type: unknown, { selections }: Graphql.SelectionSetNode): Comment[] {
  const fields = graphql.isObjectType(type) ? type.getFields() : {};
  const selected = selections.filter((one) => one.kind === graphql.Kind.FIELD);
  // graphql-codegen writes nested fields last.
  const sorted = selected.sort((one, other) => Number(isNested(one)) - Number(isNested(other)));
  return sorted.flatMap(({ name, alias, selectionSet }) => {
    const field = fields[name.value];
    const below = field && selectionSet ? fieldComments(graphql.getNamedType(field.type), selectionSet) : [];
    return [{ name: (alias ?? name).value, text: field?.description }, ...below];
  });
}

const isNested = ({ selectionSet }: Graphql.FieldNode): boolean => selectionSet !== undefined;

/** Adds comments to the members of a type, which have the same order. */
function commented(code: string, start: string, comments: readonly Comment[]): string {
  let at = code.indexOf(start);
  if (at === -1) return code;
  let text = code;
  for (const { name, text: says } of comments) {
    const found = new RegExp(`(?<=[{,;\\s])${name}\\??:`).exec(text.slice(at));
    if (found === null) throw new Error(`${start} … has no member ${name}, which its document selects.`);
    at += found.index;
    // Editors show a comment only if it begins on its own line.
    const comment = says ? `\n  /** ${says.replaceAll('*/', '*\\/').replaceAll(/\s*\n\s*/g, '\n   * ')} */\n  ` : '';
    const before = comment === '' ? text.slice(0, at) : text.slice(0, at).trimEnd();
    text = before + comment + text.slice(at);
    at = before.length + comment.length + found[0].length;
  }
  return text;
}

/**
 * Lists the meanings of an enumeration's values in its description, and in the descriptions of fields and arguments of that type: a
 * TypeScript union has no place for a comment on one value.
 */
export function withValueTexts(schema: Graphql.DocumentNode): Graphql.DocumentNode {
  const lists = new Map<string, string>();
  graphql.visit(schema, {
    EnumTypeDefinition: ({ name, values = [] }) => {
      const texts = values.flatMap((one) =>
        one.description ? `- \`${one.name.value}\`: ${one.description.value}` : [],
      );
      if (texts.length > 0) lists.set(name.value, texts.join('\n'));
    },
  });
  const described = <
    Node extends Graphql.EnumTypeDefinitionNode | Graphql.InputValueDefinitionNode | Graphql.FieldDefinitionNode,
  >(
    node: Node,
    type: string,
  ): Node | undefined => {
    const list = lists.get(type);
    if (list === undefined) return undefined;
    const value = [node.description?.value, list].filter((text) => text !== undefined).join('\n');
    return { ...node, description: { kind: graphql.Kind.STRING, value, block: true } };
  };
  const ofType = (node: Graphql.InputValueDefinitionNode | Graphql.FieldDefinitionNode) =>
    described(node, nameOf(node.type));
  return graphql.visit(schema, {
    EnumTypeDefinition: (node) => described(node, node.name.value),
    InputValueDefinition: ofType,
    FieldDefinition: { leave: ofType },
  });
}

/** The name of a type inside lists and non-null types. */
function nameOf(type: Graphql.TypeNode): string {
  return 'type' in type ? nameOf(type.type) : type.name.value;
}
