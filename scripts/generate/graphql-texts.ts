import type * as Graphql from 'graphql';
import { graphql } from './libraries.ts';

/** The comment of a member of a type. */
interface Comment {
  name: string;
  text: string | null | undefined;
}

/**
 * Puts the descriptions of the schema above the fields of results, above variables, and above arguments, and what a comment says of an
 * operation above its document and its types: graphql-codegen leaves them out there.
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

/** Puts the comment above an operation also above what is exported of it. */
function withOperationComment(code: string, { loc, ...definition }: Graphql.DefinitionNode): string {
  const said = loc?.startToken.prev;
  if (said?.kind !== graphql.TokenKind.COMMENT || !('name' in definition) || !definition.name) return code;
  const exported = new RegExp(
    `^export (?:type|const) ${definition.name.value}(?:Query(?:Variables)?|Document) =`,
    'gm',
  );
  return code.replace(exported, `/** ${said.value.trim()} */\n$&`);
}

/** The fields that an operation selects and the variables that it takes, in the order in which they are written. */
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

/** The fields that are selected of a type, each before those below it. */
function fieldComments(type: unknown, { selections }: Graphql.SelectionSetNode): Comment[] {
  const fields = graphql.isObjectType(type) ? type.getFields() : {};
  const selected = selections.filter((one) => one.kind === graphql.Kind.FIELD);
  // graphql-codegen writes fields with members of their own last.
  const sorted = selected.sort((one, other) => Number(isNested(one)) - Number(isNested(other)));
  return sorted.flatMap(({ name, alias, selectionSet }) => {
    const field = fields[name.value];
    const below = field && selectionSet ? fieldComments(graphql.getNamedType(field.type), selectionSet) : [];
    return [{ name: (alias ?? name).value, text: field?.description }, ...below];
  });
}

const isNested = ({ selectionSet }: Graphql.FieldNode): boolean => selectionSet !== undefined;

/** Puts comments above the members of a type, which stand in the same order. */
function commented(code: string, start: string, comments: readonly Comment[]): string {
  let at = code.indexOf(start);
  if (at === -1) return code;
  let text = code;
  for (const { name, text: says } of comments) {
    const found = new RegExp(`(?<=[{,;\\s])${name}\\??:`).exec(text.slice(at));
    if (found === null) throw new Error(`${start} … has no member ${name}, which its document selects.`);
    at += found.index;
    // An editor shows a comment that begins on a line of its own.
    const comment = says ? `\n  /** ${says.replaceAll('*/', '*\\/').replaceAll(/\s*\n\s*/g, '\n   * ')} */\n  ` : '';
    const before = comment === '' ? text.slice(0, at) : text.slice(0, at).trimEnd();
    text = before + comment + text.slice(at);
    at = before.length + comment.length + found[0].length;
  }
  return text;
}

/**
 * A schema whose enumerations list in their description what each value means, as does what has such a type: a type of TypeScript has no
 * place where an editor would show the text of one value.
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

/** The name of a type, whatever lists it stands in. */
function nameOf(type: Graphql.TypeNode): string {
  return 'type' in type ? nameOf(type.type) : type.name.value;
}
