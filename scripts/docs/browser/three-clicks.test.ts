import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HAS_BROWSER, openTab, useLab } from './lab.fixture.ts';

/** A question of a reader who starts at the start page. */
interface Question {
  question: string;
  /** Names of the links to click, in order. */
  clicks: readonly string[];
  /** The element with the answer. */
  answer: (page: Page) => Locator;
}

const QUESTIONS: readonly Question[] = [
  {
    question: 'What is the body of a partner creation?',
    clicks: ['Partner management', 'Create a partner below another one'],
    answer: (page) => page.getByText(/"typ": ?"PERSON"/),
  },
  {
    question: 'What does a 303 of a report mean?',
    clicks: ['Report service'],
    answer: (page) => page.getByText(/303 means: go on at the address in Location/),
  },
  {
    question: 'How is the suite run read-only?',
    clicks: ['Read-only runs'],
    answer: (page) => page.getByText(/^By default a run is read-only: it changes nothing on the target/),
  },
  {
    question: 'What replaces GET /v1/finanzierungsvorschlaege/{vorgangsNummer}?',
    clicks: ['What replaces each of their operations', 'Every operation'],
    answer: (page) =>
      page
        .getByRole('row')
        .filter({ has: page.getByText('GET /v1/finanzierungsvorschlaege/{vorgangsNummer}', { exact: true }) })
        .getByText('POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste', { exact: true }),
  },
];

const MOST_CLICKS = 3;
const PATIENCE = { timeout: 60_000 };

describe.skipIf(!HAS_BROWSER)('in three clicks', () => {
  const lab = useLab();
  it.each(QUESTIONS)('$question', async ({ clicks, answer }) => {
    expect(clicks.length).toBeLessThanOrEqual(MOST_CLICKS);
    const { page, close } = await openTab(lab());
    await page.goto(lab().url);
    for (const name of clicks) await page.getByRole('link', { name, exact: true }).first().click(PATIENCE);
    await answer(page).first().waitFor(PATIENCE);
    await close();
  });
});
