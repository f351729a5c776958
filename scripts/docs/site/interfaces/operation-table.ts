import { operationsOf, type Operation } from '../../../../conformance/contracts/operations.ts';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { operationLink } from '../addresses.ts';
import { breakable, inline, table } from '../inline.ts';

/** The operations of an interface, each with a link into its contract; of an interface that ends, with what takes their place. */
export function operationTable({ id, document, sunset }: Contract): Html {
  const columns = ['Operation', 'Answers', ...(sunset === undefined ? [] : ['In its place'])];
  const rows = operationsOf(document).map((operation) => {
    const { key, object } = operation;
    const { operationId = key, summary = '', responses = {} } = object;
    return {
      id: `operation-${operationId}`,
      cells: [
        html`<a href="${operationLink(id, operationId)}">${inline(summary)}</a><br />${breakable(key)}`,
        html`${Object.keys(responses)
          .map((status) => status.toLowerCase().replace('default', 'others'))
          .join(', ')}`,
        ...(sunset === undefined ? [] : [successorOf(operation)]),
      ],
    };
  });
  return table(columns, rows);
}

/** What takes the place of an operation: a link, or the reason why nothing does. */
function successorOf({ object }: Operation): Html {
  const { 'x-successor': successor = '' } = object as { 'x-successor'?: string };
  const [id, operationId] = successor.split('#');
  if (id === undefined || operationId === undefined) return inline(successor);
  return html`<a href="${operationLink(id, operationId)}"><code>${id}</code> ${operationId}</a>`;
}
