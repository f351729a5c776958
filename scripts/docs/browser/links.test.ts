import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuiltSite } from './built-site.fixture.ts';
import { useLab } from './lab.fixture.ts';

/** An arbitrary address of the site. */
const BASE = 'http://site.example/some/where/';

/** Checks of the built files, without a browser. */
describe('the built files of the site', () => {
  const lab = useLab();

  it('every link and anchor inside the site works, from every page', () => {
    const { site } = lab();
    const problems = pagesIn(site).flatMap(([path, html]) =>
      linksIn(html).flatMap((link) => brokenLink(site, path, link)),
    );
    expect(problems).toEqual([]);
  });

  it('no page loads anything from elsewhere, has a script or a style that the policy forbids, or a duplicate id', () => {
    const { site } = lab();
    const problems = pagesIn(site).flatMap(([path, html]) => {
      const loaded = linksIn(html).filter(({ isLoaded, address }) => isLoaded && /^(?:[a-z+]+:)?\/\//i.test(address));
      // The 404 page and the sample report have their own policies.
      const own = path !== '404.html' && /<link rel="stylesheet"/.test(html) ? forbiddenIn(html) : [];
      return [...loaded.map(({ address }) => `loads ${address}`), ...own].map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('every page has a language, a title and one h1', () => {
    const { site } = lab();
    const problems = site.pages.flatMap((path) => {
      const html = site.files.get(path) ?? '';
      return [
        ...(/<html lang="en"/.test(html) ? [] : ['no language']),
        ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['no title']),
        ...(html.match(/<h1\b/g)?.length === 1 ? [] : ['not one h1']),
      ].map((problem) => `${path}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('no two pages have the same title', () => {
    const { site } = lab();
    const titles = [...site.pages, ...site.redocPages].map(
      (path) => /<title>([^<]+)<\/title>/.exec(site.files.get(path) ?? '')?.[1],
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

interface Link {
  /** Unescaped. */
  address: string;
  /** Whether the browser loads it by itself. */
  isLoaded: boolean;
}

/** Pages by path, without the content of their scripts and styles. */
function pagesIn({ files }: BuiltSite): [path: string, html: string][] {
  return Array.from(files).flatMap(([path, html]): [string, string][] =>
    html === undefined ? [] : [[path, html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')]],
  );
}

function linksIn(html: string): Link[] {
  return Array.from(html.matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/gi)).flatMap(([, tag = '', attributes = '']) =>
    Array.from(
      attributes.matchAll(/\s(?:href|src|srcset|poster|data-src|action)=(?:"([^"]*)"|'([^']*)')/g),
      ([, one, other]) => ({
        address: unescaped(one ?? other ?? ''),
        isLoaded: tag !== 'a',
      }),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function brokenLink(site: BuiltSite, path: string, { address }: Link): string[] {
  if (/^(?:data|mailto):/.test(address)) return [];
  const url = new URL(address, BASE + path);
  if (url.origin !== new URL(BASE).origin) return [];
  const lost = `${path}: ${address}`;
  if (!url.href.startsWith(BASE)) return [`${lost} leaves the site`];
  const target = decodeURIComponent(url.href.slice(BASE.length).replace(/[?#].*$/, ''));
  const page = target === '' || target.endsWith('/') ? posix.join(target, 'index.html') : target;
  if (!site.files.has(page)) return [`${lost}: there is no ${page}`];
  return hasAnchor(site, page, decodeURIComponent(url.hash.slice(1)), path) ? [] : [`${lost}: there is no such anchor`];
}

function hasAnchor(site: BuiltSite, page: string, anchor: string, from: string): boolean {
  if (anchor === '') return true;
  const html = site.files.get(page) ?? '';
  if (!site.redocPages.includes(page)) return html.includes(` id="${anchor}"`);
  const [, kind, name = ''] = /^(operation|tag)\/(.+)$/.exec(anchor) ?? [];
  if (kind === 'operation') return html.includes(`"operationId":"${name}"`);
  if (kind === 'tag')
    return html.includes(`"tags":[{"name":"${name}"`) || html.includes(`{"name":"${name}","description":`);
  // Routes of Redoc exist only in its scripts.
  return page === from && anchor.startsWith('/');
}

function forbiddenIn(html: string): string[] {
  const tags = Array.from(html.matchAll(/<[a-z][^>]*>/gi), ([tag]) => tag);
  const ids = tags.flatMap((tag) => /\sid="([^"]+)"/.exec(tag)?.[1] ?? []);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const inline = tags.filter(
    (tag) =>
      /\s(?:style|on[a-z]+)=/.test(tag) || (/^<script\b/.test(tag) && !/\ssrc=/.test(tag)) || /^<style\b/.test(tag),
  );
  return [...twice.map((id) => `has the id ${id} twice`), ...inline.map((tag) => `has ${tag}`)];
}
