import { isBaseUrl, withoutSlashAtEnd } from '../engine/config/base-url.ts';
import type { Report } from '../engine/report.ts';

/** How a reader finds the page of a rule where the configuration names no documentation. */
export const RULE_PAGES = { command: 'platform-conformance docs', inCheckout: 'npm run docs', page: 'rules/<id>.html' };

/**
 * Address of the page that says what a rule checks, in the documentation that the configuration of the run names.
 *
 * @param id - of the rule
 * @returns undefined where none is named, or in its place stands what is no address: a report may come from anybody
 */
export function rulePage({ configuration }: Report, id: string): string | undefined {
  const { docs } = configuration;
  if (typeof docs !== 'string' || !isBaseUrl(docs)) return undefined;
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `${withoutSlashAtEnd(docs)}/rules/${path}.html`;
}
