import { describe, expect, it } from 'vitest';
import { expectProportional } from '../growth.fixture.ts';
import { steadyReason } from './steady-reason.ts';

describe('the steady part of a reason', () => {
  it.each([
    ['identifiers', 'got "2f1a382a-54be-46dc-b5c2-5e1c9f704a1b"', 'got "36e50944-083d-429f-9da5-91651a81c1cb"'],
    ['their beginnings', "got 'e4cc7813-f82e-40'", "got 'bbc35df0-aaaa-41'"],
    [
      'few characters that are left of them',
      "expected 'conformance-bab45dc4-6c58-47a8-a1f5-247b75011352', got 'conformance-bab4'",
      "expected 'conformance-55021334-79f7-4f6c-8125-3aa914b710d9', got 'conformance-5502'",
    ],
    ['short identifiers', 'expected id "N0002", got none', 'expected id "XY17Z", got none'],
    ['what names are made of', 'got "Check fdbnpqrsbtcd"', 'got "Check kgtbbqfmsrdl"'],
    ['tokens', 'got aB_cdEFghIJklmnopqr-1', 'got ZZ_9dEFghIJklmnopqrst'],
    ['days', 'since 2026-01-15 and 29.01.2026', 'since 2027-12-01 and 01.02.2027'],
    ['times', 'later than "2026-01-15T09:00:00.001Z"', 'later than "2026-04-07T11:13:17+02:00"'],
    ['dates of headers', 'at Thu, 15 Jan 2026 09:00:00 GMT', 'at Fri, 16 Jan 2026 10:00:00 GMT'],
    ['addresses', 'no answer from http://127.0.0.1:41234/x', 'no answer from https://api.example.com/x'],
    ['addresses without a scheme', 'refused by 127.0.0.1:41234', 'refused by localhost:80'],
    ['counts', 'not ready after 11 reads in 1.5 s', 'not ready after 7 reads in 20 s'],
    ['how many there are', 'got "N0001", "N0002", "N0003"', 'got "N0007"'],
    ['where a text is cut', 'got "ab cde…" (text/plain)', 'got "ab cdefg…" (text/plain)'],
  ])('is the same whatever the %s', (_, one, other) => {
    expect(steadyReason(one)).toBe(steadyReason(other));
  });

  it.each([
    ['another status', 'expected status 202, got 200', 'expected status 202, got 500'],
    ['another word', 'expected anrede "HERR", got "FRAU"', 'expected anrede "HERR", got nothing'],
    ['another word of a name', 'got "Check Hinterhof"', 'got "Check Vorderhaus"'],
    ['another path', 'got /rohdaten/a30fd4b8', 'got /partner/a30fd4b8'],
    ['another version', 'offers-v2 is served', 'offers-v3 is served'],
    ['another number of cases', 'a, b, c and 2 more: got 200', 'a, b, c and 3 more: got 200'],
    ['no identifier', 'expected id "N0002", got none', 'expected id "N0002", got "N0003"'],
  ])('is not the same with %s', (_, one, other) => {
    expect(steadyReason(one)).not.toBe(steadyReason(other));
  });

  it.each(['1.', '2f1a382a-54be-46dc-b5c2-5e1c9f704a1b ', 'a-', 'a1-', '<id>, ', '2026-01-', 'http://', '…', 'A1b_'])(
    'takes linear time, even for crafted text: %s',
    (piece) => {
      expectProportional((length) => steadyReason(piece.repeat(length)), 2000);
    },
  );
});
