import type * as Graphql from 'graphql';
import { graphql } from './libraries.ts';

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
