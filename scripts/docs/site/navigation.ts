import { SECTIONS, type Page, type Section } from './page.ts';

/** A link of the navigation; without a path it is but a name. */
export interface NavigationLink {
  path?: string;
  title: string;
}

/** One section in the side navigation. */
export interface NavigationGroup {
  section: Section;
  title: string;
  links: Required<NavigationLink>[];
}

const linkTo = ({ path, title, shortTitle }: Page): Required<NavigationLink> => ({ path, title: shortTitle ?? title });

/** The listed pages by section, in the order of their sources; sections without one are left out. */
export function navigationOf(pages: readonly Page[]): NavigationGroup[] {
  return (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const links = pages.filter((page) => page.section === section && page.unlisted !== true).map(linkTo);
    return links.length === 0 ? [] : [{ section, title: SECTIONS[section], links }];
  });
}

/** The way from the start page down to a page, without the page itself: the index pages of the folders above it. */
export function trailTo(page: Page, pages: ReadonlyMap<string, Page>): NavigationLink[] {
  if (page.path === 'index.html') return [];
  const folders = page.path.split('/').slice(0, -1);
  const indexes = folders.map((_, depth) => [...folders.slice(0, depth + 1), 'index.html'].join('/'));
  const above = ['index.html', ...indexes].flatMap((path) => {
    const index = path === page.path ? undefined : pages.get(path);
    return index === undefined ? [] : [linkTo(index)];
  });
  const hasSection = above.some(({ path }) => path !== 'index.html') || page.path.endsWith('/index.html');
  return hasSection ? above : [...above, { title: SECTIONS[page.section] }];
}
