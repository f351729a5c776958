import { createServer } from 'node:http';
import { loadRules } from '../engine/load-rules.ts';
import { HOSTILE_ANSWERS } from './hostile-bodies.fixture.ts';
import { judgeServer, listen, type Judged } from './judge-server.fixture.ts';

/** The result of judging a server with one response to every request. */
export interface JudgedAnswer extends Pick<Judged, 'cpuMs' | 'memory' | 'mistakes'> {
  verdict: string;
}

const rules = await loadRules();

async function judge(name: string): Promise<JudgedAnswer> {
  const answer = HOSTILE_ANSWERS[name];
  if (answer === undefined) throw new Error(`There is no hostile response «${name}».`);
  const { headers, body } = answer();
  const isPage = String(headers['Content-Type']).startsWith('text/html');
  // The rules that read such bodies: of the login box (HTML), and of records with many members (JSON).
  const readers = rules.filter((rule) => rule.interface === (isPage ? 'session' : 'partner'));
  const server = await listen(() =>
    createServer((request, response) => {
      request.resume();
      response.writeHead(200, headers).end(body);
    }),
  );
  const { report, ...measured } = await judgeServer(server.url, readers, 5000);
  await server.close();
  return { ...measured, verdict: report.verdict };
}

process.on('message', ({ name }: { name: string }) => void judge(name).then((judged) => process.send?.(judged)));
