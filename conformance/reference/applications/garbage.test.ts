import { expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import type { Handler } from '../../servers/handler.ts';
import { garbage, statusesOf } from '../garbage.fixture.ts';
import { createTokens } from '../tokens.ts';
import { createApplications } from './index.ts';

const clock = manualClock(Date.parse('2026-01-12T09:30:00Z'));
const tokens = createTokens(clock);
const authorization = `Bearer ${await tokens.issue({ partnerId: 'PRV01', scopes: [] })}`;
const path = '/v2/antraege/MF7K2Q/1/1';

function reference(): Handler {
  const { app } = createApplications({ clock, tokens, readyAfterMs: 0 });
  return (request) => app.fetch(request);
}

it('never responds to garbage with 5xx', async () => {
  const calls = garbage(600, 20260112, {
    paths: [path, path, '/v2/antraege', '/v2/antraege/a/b/c', '/v2/vorgaenge/MF7K2Q/1/1/antraege', '/v2/antraege/a'],
    headers: { authorization },
    mediaTypes: ['application/json-patch+json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: ['op', 'path', 'value', 'add', 'replace', 'remove', '/status', '/antragsReferenz', 'antragsteller', '/-'],
  });
  expect(await statusesOf(reference(), calls)).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]));
});
