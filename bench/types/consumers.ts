/** What a program is written against. */
export type Consumer = 'peer' | 'client' | 'flow';

/** The interface that the programs use; they read a partner and change its name. */
export const INTERFACE = 'partner';

/** The file that openapi-typescript writes for the peer, beside the programs. */
export const PEER_TYPES = 'peer-types.d.ts';

/** Reads and changes with openapi-fetch, whoever has made the client. */
const CALLS = `export async function nameOf(PartnerId: string): Promise<string | undefined> {
  const { data } = await client.GET('/partner/{PartnerId}', { params: { path: { PartnerId } } });
  return data?.nachname;
}
export async function rename(PartnerId: string, nachname: string): Promise<number> {
  const { response } = await client.PATCH('/partner/{PartnerId}', { params: { path: { PartnerId } }, body: { nachname } });
  return response.status;
}
`;

const SETTINGS = "{ baseUrl: 'https://platform.example', apiKey: 'KEY', partnerId: 'ABC12' }";

/** The programs, by what they are written against. */
export const PROGRAMS: Readonly<Record<Consumer, string>> = {
  peer: `import createClient from 'openapi-fetch';
import type { paths } from './${PEER_TYPES.replace('.d.ts', '.js')}';
const client = createClient<paths>({ baseUrl: 'https://platform.example' });
${CALLS}`,
  client: `import { createPartnerClient } from 'platform-contracts/${INTERFACE}';
const client = createPartnerClient(${SETTINGS});
${CALLS}`,
  flow: `import { createPartnerApi } from 'platform-contracts/${INTERFACE}';
const partners = createPartnerApi(${SETTINGS});
export async function nameOf(partnerId: string): Promise<string | undefined> {
  return (await partners.read(partnerId)).nachname;
}
export async function rename(partnerId: string, nachname: string): Promise<string | undefined> {
  return (await partners.change(partnerId, { nachname })).nachname;
}
`,
};
