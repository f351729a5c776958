import { afterAll, beforeAll, describe } from 'vitest';
import { checkAccessibility } from './checks/accessibility.ts';
import { checkEveryPage } from './checks/every-page.ts';
import { checkFirstPage } from './checks/first-page.ts';
import { checkFromAFolder } from './checks/from-a-folder.ts';
import { checkKeyboardAndTheme } from './checks/keyboard-and-theme.ts';
import { checkLinks } from './checks/links.ts';
import { checkSearch } from './checks/search.ts';
import { checkThreeClicks } from './checks/three-clicks.ts';
import { checkExplorer, checkTryIt } from './checks/try-it.ts';
import { HAS_BROWSER, NO_BROWSER, openLab, type Lab } from './lab.fixture.ts';

// From nothing, all contracts are rendered.
const BUILD_MS = 600_000;

let opened: Lab | undefined;

beforeAll(async () => {
  if (!HAS_BROWSER) console.warn(NO_BROWSER);
  opened = await openLab();
}, BUILD_MS);

afterAll(() => opened?.close());

function lab(): Lab {
  if (opened === undefined) throw new Error('The site is not built.');
  return opened;
}

describe('the site as it is written', () => checkLinks(lab));

// One after the other: they share a browser, and the time of the first page is taken.
describe.skipIf(!HAS_BROWSER)('the site in a browser', () => {
  describe('the first page', () => checkFirstPage(lab));
  describe('every page', () => checkEveryPage(lab));
  describe('the search', () => checkSearch(lab));
  describe('the keyboard and the colours', () => checkKeyboardAndTheme(lab));
  describe('trying out', () => checkTryIt(lab));
  describe('the GraphQL explorer', () => checkExplorer(lab));
  describe('from a folder', () => checkFromAFolder(lab));
  describe('in three clicks', () => checkThreeClicks(lab));
  describe('accessibility', () => checkAccessibility(lab));
});
