import { operationsOf, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { operationLink } from '../addresses.ts';
import { code, inline, link, table } from '../md.ts';

/** The operations of an interface, each with a link into its contract; of an interface that ends, with what takes their place. */
export function operationTable({ id, document, sunset }: Contract): string {
  const ends = sunset !== undefined;
  const rows = operationsOf(document).map((operation) => {
    const { key, object } = operation;
    const { operationId = key, summary = '', responses = {} } = object;
    const answers = Object.keys(responses).map((status) => status.toLowerCase().replace('default', 'others'));
    return {
      id: `operation-${operationId}`,
      cells: [
        `${link(inline(summary), operationLink(id, operationId))}<br>${code(key)}`,
        answers.join(', '),
        ...(ends ? [successorOf(operation)] : []),
      ],
    };
  });
  return table(['Operation', 'Answers', ...(ends ? ['In its place'] : [])], rows);
}

/** What takes the place of an operation: a link, or the reason why nothing does. */
function successorOf({ object }: Operation): string {
  const { 'x-successor': successor = '' } = object as { 'x-successor'?: string };
  const [id, operationId] = successor.split('#');
  if (id === undefined || operationId === undefined) return inline(successor);
  return link(`${code(id)} ${operationId}`, operationLink(id, operationId));
}
