import { afterEach, expect, it, vi } from 'vitest';
import { isDay } from './change.ts';
import { canBeSame, changesIn, momentIn, momentOf, type Moment } from './moment.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY_MS = 86_400_000;

it.each([
  ['2026-01-15', NOON - DAY_MS / 2, DAY_MS],
  ['2026-01-15T12:00Z', NOON, 60_000],
  ['2026-01-15T12:00:00', NOON, 1000],
  ['2026-01-15T13:00:00+01:00', NOON, 1000],
  ['2026-01-15T09:30:00-0230', NOON, 1000],
  ['2026-01-15T14:00:00.250+02', NOON + 250, 1],
  ['2026-01-15T12:00:00,000500Z', NOON + 0.5, 1],
  ['2026-01-15T12:00:00.000Z', NOON, 1000],
  ['2026-01-15T00:00:00.000Z', NOON - DAY_MS / 2, DAY_MS],
  ['2026-01-15T00:00:00.001Z', NOON - DAY_MS / 2 + 1, 1],
  ['2026-01-15T12:00:00.2Z', NOON + 200, 100],
  ['2026-01-15T12:00:00.25Z', NOON + 250, 10],
  ['20260115', NOON - DAY_MS / 2, DAY_MS],
  ['20260115T130000+0100', NOON, 1000],
])('reads %s', (text, ms, resolutionMs) => {
  expect(momentOf(text)).toEqual({ text, ms, resolutionMs, namesZone: expect.any(Boolean) as boolean });
});

it.each([
  '',
  'gestern',
  '15.01.2026',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29T12:00Z',
  '2026-01-15 12:00',
  '2026-0115',
  '2026-01-15T25:00:00Z',
  '2026-01-15T12:00:00+25:00',
  '2026-01-15T12:00:00+01:75',
  '1768478400000',
])('does not read %j', (text) => {
  expect(momentOf(text)).toBeUndefined();
});

it.each([
  ['2026-01-15T12:00:00Z', NOON, 1000],
  ['2026-01-15 12:00', NOON, 60_000],
  ['15.01.2026', NOON - DAY_MS / 2, DAY_MS],
  ['15.01.2026, 12:00:00', NOON, 1000],
  ['5.1.2026 12:00', NOON - 10 * DAY_MS, 60_000],
  ['2026-01-15t12:00:00z', NOON, 1000],
  ['2026-01-15 13:00:00.250 +0100', NOON + 250, 1],
  ['2026-01-15 12:00:00 UTC', NOON, 1000],
  ['2026-01-15T13:00:00+01:00[Europe/Berlin]', NOON, 1000],
  ['Thu, 15 Jan 2026 12:00:00 GMT', NOON, 1000],
  ['Mon, 5 Jan 2026 13:00:00 +0100', NOON - 10 * DAY_MS, 1000],
  [NOON + 250, NOON + 250, 1],
  [`${NOON / 1000}.250000000`, NOON + 250, 1],
  [NOON / 1000, NOON, 1000],
])('reads %j as a date of a record', (value, ms, resolutionMs) => {
  expect(momentIn(value)).toEqual({ text: String(value), ms, resolutionMs, namesZone: expect.any(Boolean) as boolean });
});

it.each([
  ['2026-01-15', [2026, 1, 15]],
  ['2026-01-15T12:00:00', [2026, 1, 15, 12, 0]],
  ['2026-01-15T12:00:05.000250', [2026, 1, 15, 12, 0, 5, 250_000]],
])('reads %s from a list of numbers', (text, numbers) => {
  expect(momentIn(numbers)).toEqual({
    ...momentOf(text),
    text: JSON.stringify(numbers),
    resolutionMs: expect.any(Number) as number,
  });
});

it.each([
  'gestern',
  '31.02.2026',
  4711,
  'Thu, 31 Feb 2026 12:00:00 GMT',
  'Thu, 15 Foo 2026 12:00:00 GMT',
  [2026, 1],
  [2026, 13, 1],
  ['2026', 1, 1],
  {},
  null,
])('does not read %j as a date of a record', (value) => {
  expect(momentIn(value)).toBeUndefined();
});

const moment = (text: string): Moment => momentIn(text) ?? { text, ms: Number.NaN, resolutionMs: 0, namesZone: false };

it.each([
  ['2026-01-15T12:00:00.250Z', '2026-01-15T12:00:00Z', true],
  ['2026-01-15T12:00:00.250Z', '2026-01-15', true],
  ['2026-01-15T12:00:00.250Z', '2026-01-15T13:00:00.250+01:00', true],
  ['2026-01-15T12:00:00.250Z', '2026-01-15T12:00:00.251Z', false],
  ['2026-01-15', '2026-01-16', false],
  ['2026-01-15T12:00:00', '2026-01-15T13:00:00Z', true],
  ['2026-01-15T12:00:00', '15.01.2026 13:00:00', false],
  [String(NOON), '2026-01-15T12:00:00Z', true],
  [String(NOON), '2026-01-15T13:00:00Z', false],
])('%s and %s can be the same: %s', (one, other, same) => {
  expect(canBeSame(moment(one), moment(other))).toBe(same);
});

afterEach(() => vi.unstubAllEnvs());

it.each(['Pacific/Auckland', 'America/Los_Angeles'])('reads a time without a zone the same in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(isDay('2026-01-15T23:00:00', '2026-01-16')).toBe(true);
  expect(isDay('2026-01-15T09:00:00', '2026-01-16')).toBe(false);
});

const RECORD = { letzteAenderung: '2026-03-17', status: { produktAnbieter: 'NICHT_BEARBEITET' } };
const WITH_HISTORY = { ...RECORD, historie: [{ letzteAenderung: '2020-01-02' }] };

it.each<[what: string, list: unknown, dates: string[]]>([
  ['an array', [RECORD, RECORD], ['2026-03-17', '2026-03-17']],
  ['an array within the response', { _embedded: { antraege: [RECORD] } }, ['2026-03-17']],
  ['nested records', { antraege: [{ antrag: RECORD }] }, ['2026-03-17']],
  ['records with a history', { antraege: [WITH_HISTORY] }, ['2026-03-17']],
  ['an empty list that is dated itself', { letzteAenderung: '2026-03-18', antraege: [] }, []],
  ['a list that is dated itself', { letzteAenderung: '2026-03-18', antraege: [RECORD] }, ['2026-03-17']],
  ['one record without a list', RECORD, ['2026-03-17']],
  ['one nested record without a list', { antrag: RECORD }, ['2026-03-17']],
  ['records by their numbers', { 1: RECORD, 2: RECORD }, ['2026-03-17', '2026-03-17']],
  ['nothing', {}, []],
])('finds the last change of each entry: %s', (_, list, dates) => {
  expect(changesIn(list).map(({ text }) => text)).toEqual(dates);
});
