import MiniSearch from 'minisearch';
import { operationsOf, resolveReference } from '../../../conformance/contracts/operations.ts';
import { isObject } from '../../../conformance/json.ts';
import type { Contract } from '../contracts.ts';
import { operationLink, pathOf } from './addresses.ts';
import { INDEX_OPTIONS, type Entry } from '../browser/site/index-options.ts';
import { namesOf } from './pages/glossary.ts';
import { SECTIONS, type Page, type SiteFile } from './page.ts';

const EXCERPT = 140;

type Draft = Omit<Entry, 'id'>;

/**
 * The search index as a classic script, as a page from a folder can load nothing else. It has an entry for every page, for every section of
 * a page under its heading, and for every operation.
 *
 * @param rendered HTML of the pages by path
 */
export function searchIndex(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, string>,
  contracts: readonly Contract[],
): SiteFile {
  const drafts = [
    ...pages.flatMap((page) => sectionsOf(page, rendered.get(page.path) ?? '')),
    ...contracts.flatMap(operations),
  ];
  const index = new MiniSearch<Entry>(INDEX_OPTIONS);
  const ending = new Set<string>(contracts.flatMap(({ id, sunset }) => (sunset === undefined ? [] : [id])));
  const endsAt = (path: string) => path.split(/[/.]/).some((step) => ending.has(step)) || undefined;
  index.addAll(drafts.map((draft, id) => ({ ...draft, id, ends: endsAt(draft.path) })));
  return {
    path: 'assets/search-index.js',
    content: `globalThis.siteSearchIndex = ${JSON.stringify(index)};\n`,
  };
}

/** An entry for the page and each section. An unlisted page gets one entry: its sections are like those of its siblings. */
function sectionsOf(page: Page, html: string): Draft[] {
  const { path, title, shortTitle, belongsTo = [], summary, unlisted = false } = page;
  const prose = /<div class="prose">([\s\S]*)<\/div>\s*<\/main>/.exec(html)?.[1] ?? '';
  const [intro = '', ...parts] = unlisted ? [prose] : prose.split(/(?=<h[234] id=")/);
  const section = [SECTIONS[page.section], belongsTo].flat().join(' › ');
  // Names to search for: of a rule its id and its last part, of other pages the short title and the last folder (`client` of
  // `develop/client/index.html`).
  const id = path.replace(/^[^/]*\/|\.html$/g, '');
  const place = path.replace(/(?:\/index)?\.html$/, '').replace(/^.*\//, '');
  const names = [unlisted ? id : (shortTitle ?? []), place].flat().join('\n');
  const text = `${summary} ${textOf(intro)}`;
  const sections = parts.map((part): Draft => {
    const [, anchor = '', words = '', rest = ''] =
      /^<h[234] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[234]>([\s\S]*)$/.exec(part) ?? [];
    const below = textOf(rest);
    const heading = textOf(words.replace(/<a class="anchor"[\s\S]*$/, ''));
    const excerpt = excerptOf(below);
    // Anchors of rows, so that a statement, a right or an attribute is found by its name.
    const rows = Array.from(rest.matchAll(/<a id="(\w+)"/g), ([, row]) => row).join('\n');
    return { path: `${path}#${anchor}`, title: heading, page: title, section, names: rows, text: below, excerpt };
  });
  return [{ path, title, page: '', section, names, text, excerpt: summary }, ...sections];
}

/** An entry for each operation, with the names and values in its requests and responses. */
function operations({ id, title, document }: Contract): Draft[] {
  const resolved = (_: string, part: unknown) => (isObject(part) ? resolveReference<object>(document, part) : part);
  return operationsOf(document).map(({ key, path: place, object, parameters }) => {
    const { operationId = '', summary = '', description = '' } = object;
    const whole = JSON.parse(JSON.stringify({ ...object, parameters }, resolved)) as Contract['document'];
    const path = pathOf(operationLink(id, operationId));
    const names = [operationId, key, place].join('\n');
    const text = [summary, operationId, description, ...namesOf(whole)].join(' ');
    return { path, title: key, page: title, section: SECTIONS.interfaces, names, text, excerpt: summary };
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textOf(html: string): string {
  return html
    .replace(/<\/?(?:span|code|a|strong|em|b|i|small|wbr)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT))} …`;
}
