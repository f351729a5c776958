import { readFileSync } from 'node:fs';
import { startChild } from '../processes/child.ts';
import type { BareAnswer, BareTasks } from '../servers/bare.ts';
import { PATH } from './contenders.ts';

const CONTRACT = new URL('../../generated/partner/openapi.json', import.meta.url);

/** A server in a process of its own that answers both calls, whoever asks. */
export interface PartnerServer {
  baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a bare server that answers with the example of the contract. */
export async function startPartnerServer(): Promise<PartnerServer> {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    components: { examples: { 'partner-person': { value: object } } };
  };
  const answer = {
    path: PATH,
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contract.components.examples['partner-person'].value),
  };
  const answers: BareAnswer[] = [
    { ...answer, method: 'GET' },
    { ...answer, method: 'PATCH' },
  ];
  const child = startChild<BareTasks>('bench/servers/bare.ts');
  return { baseUrl: await child.ask('serve', answers), stop: () => child.stop() };
}
