import { expect, it } from 'vitest';
import { answerOf } from '../../engine/answer.ts';
import { expectProportional } from '../../engine/growth.fixture.ts';
import { entryIn, identifierIn, lastSegmentOf } from './reads.ts';

const idIn = (body: string) => identifierIn(answerOf('http://v2.test/', { status: 200, headers: [], body }, 0), 'id');

it.each([
  ['{"id":123456789012345678901}', '123456789012345678901'],
  ['{"text":"\\"id\\":12345678901234567890","id":7}', '7'],
])('finds the identifier of %s, digit by digit', (body, id) => {
  expect(idIn(body)).toBe(id);
});

it.each([
  ['with quotation marks', (marks: string) => `{"text":"${marks}","id":"A"}`, 'A'],
  ['without an end', (marks: string) => `"${marks}`, undefined],
])('takes time proportional to the length of a text %s', (_, bodyOf, id) => {
  expectProportional((length) => expect(idIn(bodyOf('\\"'.repeat(length)))).toBe(id), 2000);
});

it.each([
  ['/partner/ABC12', 'ABC12'],
  ['/partner/ABC12;jsessionid=0A1B2C', 'ABC12'],
  ['/partner/%41BC%3B12?x=/y', 'ABC;12'],
  ['/partner/', ''],
])('decodes the last path segment of %s, without path parameters', (path, id) => {
  expect(lastSegmentOf(new URL(path, 'http://pm.test'))).toBe(id);
});

it.each([
  ['its member', '{"antragsNummer":"2","href":"/v3/vorgaenge/AB1234/antraege/1"}', '2'],
  ['a link', '{"href":"https://cases.example/base/v3/vorgaenge/AB1234/antraege/1/1?x"}', '1'],
  ['a link, beside a longer number', '{"antragsNummer":"AB1234/1/2","href":"/v3/vorgaenge/AB1234/antraege/1/2"}', '1'],
  [
    'a link with a number',
    '{"more":"/v3/vorgaenge/AB1234/antraege/suche","href":"/v3/vorgaenge/AB1234/antraege/1"}',
    '1',
  ],
  ['a longer number alone', '{"antragsNummer":"AB1234/1/2"}', 'AB1234/1/2'],
  ['a link with a session', '{"href":"/v3/vorgaenge/AB1234/antraege/1;jsessionid=1F3A"}', '1'],
  ['a link in HTML', String.raw`{"text":"<a href=\"/v3/vorgaenge/AB1234/antraege/1\">"}`, '1'],
  [
    'a longer number beside a search',
    '{"antragsNummer":"AB1234/1","more":"/v3/vorgaenge/AB1234/antraege/suche"}',
    'AB1234/1',
  ],
  ['no action of an empty list', '{"entries":[],"new":"/v3/vorgaenge/AB1234/antraege/neu"}', undefined],
  ['no URI template', '{"href":"/v3/vorgaenge/AB1234/antraege/{antragsNummer}"}', undefined],
  ['no list of another', '{"href":"/v3/vorgaenge/CD5678/antraege/1"}', undefined],
])('finds the identifier of an entry by %s', (_, body, id) => {
  const list = answerOf('http://baufi.test/v3/vorgaenge/AB1234/antraege', { status: 200, headers: [], body }, 0);
  expect(entryIn(list, 'antragsNummer')).toBe(id);
});

it('finds links without a base path that contains a version itself', () => {
  const body = '{"href":"/v3/vorgaenge/AB1234/antraege/1"}';
  const list = answerOf(
    'http://baufi.test/v1/base/v3/vorgaenge/AB1234/antraege',
    { status: 200, headers: [], body },
    0,
  );
  expect(entryIn(list, 'antragsNummer')).toBe('1');
});
