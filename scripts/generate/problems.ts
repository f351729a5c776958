import { join, relative } from 'node:path';
import type { BaseResolver, Config, Document, NormalizedProblem } from '@redocly/openapi-core';
import { messageOf } from '../../conformance/message-of.ts';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';

/**
 * Throws if Redocly has found errors.
 *
 * @param root absolute path; paths in the message are relative to it
 * @throws {GenerationError}
 */
export function assertNone(root: string, problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter(({ severity, ignored }) => severity === 'error' && ignored !== true);
  if (errors.length === 0) return;
  const found = errors.map(({ message, location: [location] }) => {
    if (location === undefined) return { file: 'redocly.yaml', message };
    const { start } = redocly.getLineColLocation(location);
    return { file: relative(root, location.source.absoluteRef), line: start.line, column: start.col, message };
  });
  throw new GenerationError(found);
}

/** Checks the structure that the generator relies on; style is checked by `npm run lint`. */
export async function structureProblems(
  document: Document,
  externalRefResolver: BaseResolver,
): Promise<readonly NormalizedProblem[]> {
  structureRules ??= redocly.createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  return redocly.lintDocument({ document, config: await structureRules, externalRefResolver });
}

let structureRules: Promise<Config> | undefined;

/** The message of an error without absolute paths, which mean nothing on another machine. */
export function messageWithin(root: string, error: unknown): string {
  return messageOf(error).replaceAll(join(root, '/'), '');
}
