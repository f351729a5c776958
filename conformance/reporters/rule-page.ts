import { isBaseUrl, withoutSlashAtEnd } from '../engine/config/base-url.ts';
import type { Report } from '../engine/report.ts';

/** Where to find the page of a rule if the configuration has no URL of the documentation. */
export const RULE_PAGES = { command: 'platform-conformance docs', inCheckout: 'npm run docs', page: 'rules/<id>.html' };

/**
 * URL of the page of a rule, in the documentation that the configuration of the run names.
 *
 * @param id - id of the rule
 * @returns undefined if the configuration has no valid URL; reports are not trusted
 */
export function rulePage({ configuration }: Report, id: string): string | undefined {
  const { docs } = configuration;
  if (typeof docs !== 'string' || !isBaseUrl(docs)) return undefined;
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `${withoutSlashAtEnd(docs)}/rules/${path}.html`;
}
