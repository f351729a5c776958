import { operationsOf, type Operation } from './documents.ts';
import { withFittingExamples } from './fitting-examples.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { schemaFit } from './schema-fit.ts';
import { unfittingAnswers, type UnfittingAnswer } from './unfitting-answers.ts';

/** The operations of a contract as an Overlay has left it, and the answers of the mocks that break it. */
export interface OverlaidOperations {
  operations: Operation[];
  unfitting: UnfittingAnswer[];
}

/**
 * Returns the operations of a contract as an Overlay has left it.
 *
 * @param document The contract.
 * @throws Error when it is no OpenAPI document.
 */
export async function overlaidOperations(id: InterfaceId, document: object): Promise<OverlaidOperations> {
  const fits = schemaFit(document);
  const remedy = 'It is what the Overlay has left of it.';
  const operations = await operationsOf(id, () => withFittingExamples(document, fits), remedy);
  return { operations, unfitting: unfittingAnswers(id, document, operations, fits) };
}
