import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createOffersV3Api } from '../offers-v3/index.ts';
import { serveReference, type Around } from '../reference.fixture.ts';
import { calculateAsInV2, useV3 } from './after.fixture.ts';
import { useV2 } from './before.fixture.ts';
import { END_OF_LIFE, MOVED_VALUES, NEW_OPTIONS, SUCCESSORS, toV3, type EndingInterface, type Place } from './index.ts';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const PAGE = textOf('../../docs/migration.md');

const code = (text: string) => `\`${text}\``;

/** The cells of the table after a mark in the page, without its header. */
function tableAt(mark: string): string[][] {
  const [, after = ''] = PAGE.split(`<!-- ${mark} -->\n\n`);
  const [table = ''] = after.split('\n\n', 1);
  const rows = table.trim().split('\n');
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The regions of a fixture, without their indentation. */
function regionsOf(file: string): Map<string, string> {
  const regions = [...textOf(file).matchAll(/^ *\/\/ #region (\w+)\n([^]*?)^ *\/\/ #endregion/gm)];
  return new Map(regions.map(([, name = '', body = '']) => [name, body.replace(/^ {2}/gm, '').trim()]));
}

describe('the page about the migration', () => {
  it('names the end of life', () => {
    const day = new Date(END_OF_LIFE);
    const text = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(PAGE).toContain(`**${text}**`);
  });

  it.each(['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2'] satisfies EndingInterface[])(
    'lists the successor of every operation of %s',
    (ending) => {
      const rows = SUCCESSORS.filter((row) => row.interface === ending);
      const expected = rows.map(({ operation, request, successor, note = '' }) => [
        operation === undefined ? '' : code(operation),
        code(request),
        successor === undefined ? 'none' : `${successor.interface} ${code(successor.operation)}`,
        successor === undefined ? '' : code(successor.request),
        note,
      ]);
      expect(tableAt(`operations of ${ending}`)).toEqual(expected);
    },
  );

  it('lists the place of every value', () => {
    const at = (place: Place) => `${place.in} ${code(place.name)}`;
    const moved = MOVED_VALUES.map(({ before, after, note = '' }) => [
      at(before),
      after.length === 0 ? 'none' : after.map(at).join(', '),
      note,
    ]);
    const added = NEW_OPTIONS.map((place) => ['', at(place), 'new; its default is not published']);
    expect(tableAt('values')).toEqual([...moved, ...added]);
  });

  it('quotes the code of both fixtures', () => {
    const [before, after] = [regionsOf('before.fixture.ts'), regionsOf('after.fixture.ts')];
    const shown = [...PAGE.matchAll(/```ts\n([^]*?)```/g)].map(([, text = '']) => text.trim());
    const expected = [...after].flatMap(([name, text]) => (before.has(name) ? [before.get(name), text] : [text]));
    expect(shown).toEqual(expected);
    expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
  });

  it('gives the reason of toV3 for captured data', () => {
    const { without } = toV3({ erfassteDaten: { vorhaben: {} } });
    expect(tableAt('toV3 without a case')).toEqual(without.map(({ what, why }) => [what, why]));
  });
});

describe('the code on the page', () => {
  it('reads the same with v3 as with v2', async () => {
    // A commission of v2 redirects at least once. Follow it here, so that the client does not wait.
    const around: Around = (next) => async (request) => {
      const answer = await next(request);
      return request.url.includes('/provision') && !answer.ok ? next(request) : answer;
    };
    const { urls, credentials, fixtures } = await serveReference({ readyAfterMs: 0, around });
    const known = fixtures.offers as Required<typeof fixtures.offers>;
    const { vorgangsNummer, ergebnislisteId, laufendeNummer } = known;
    const { accessToken } = credentials.baufi;
    const erfassteDaten = { vorhaben: { finanzbedarf: { kaufpreis: 420_000 } } };
    const common = { accessToken, erfassteDaten };
    const before = await useV2({
      ...common,
      v2Url: urls.v2,
      vorgangsNummer,
      ergebnisNummer: 'E1',
      nummerAmVorgang: laufendeNummer,
    });
    const after = await useV3({
      ...common,
      baufiUrl: urls.baufi,
      vorgangsnummer: vorgangsNummer,
      ergebnislisteId,
      ergebnisnummer: 'E1',
      laufendeNummer,
    });
    expect(after.commission).toEqual(before.commission);
    expect(after.plans).toEqual(before.plans);
    expect(after.vorgang).toMatchObject({ vorgangsNummer });
    expect(Object.values({ ...before, ...after })).not.toContain(undefined);
    expect(after.calculated).toMatchObject({ found: true });
    expect(after.suggestions).toMatchObject({ found: true });
    const offers = createOffersV3Api({ baseUrl: urls.baufi, accessToken });
    expect(await calculateAsInV2(offers, vorgangsNummer)).toMatchObject({ found: true });
  });
});
