import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { HOSTS, SERVED_BY } from '../../generated/platform.ts';
import { allEnded, endedAnswers, ENDING, withEnded, type Ended } from './ended.ts';

const pathsOf = (id: (typeof ENDING)[number]) =>
  OPERATIONS[id].map(({ path }) => path.replaceAll(/\{([^}]+)\}/g, 'any-$1'));

describe.each(HOSTS)('the host %s', (host) => {
  it('answers as ended on each path of an ended interface, and on no other', () => {
    const answerTo = endedAnswers(host, allEnded(410));
    for (const id of SERVED_BY[host]) {
      const statuses = new Set(pathsOf(id).map((path) => answerTo(path)?.status));
      expect([id, ...statuses]).toEqual([id, ENDING.includes(id) ? 410 : undefined]);
    }
  });
});

describe('a host with ended interfaces', () => {
  const living = () => new Response('living');
  const ask = async (ended: Ended, path: string) => {
    const answer = await withEnded(living, 'v2', ended)(new Request(`http://v2.test${path}`, { method: 'DELETE' }));
    return { status: answer.status, text: await answer.text() };
  };

  it('does not change other interfaces', async () => {
    expect(await ask({ 'cases-v1': 404 }, '/v1/vorgaenge')).toMatchObject({ status: 404 });
    expect(await ask({ 'cases-v1': 404 }, '/v2/vorgaenge')).toEqual({ status: 200, text: 'living' });
  });

  it('names the ended interface and its last day', async () => {
    const { text } = await ask(allEnded(410), '/v2/vorgaenge');
    expect(JSON.parse(text)).toEqual({
      message: 'Process cases v2 has ended; its last day is 2026-11-30',
      error: 'Gone',
    });
  });
});
