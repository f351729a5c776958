/** Checks what the types of the process cases refuse. Nothing here runs: `tsc` reports an expected error that does not occur. */
import { createCasesV1Api } from '../cases-v1/index.ts';
import { createCasesV2Api } from '../cases-v2/index.ts';
import { createCasesV3Api, type CasesV3Api, type components, type paths } from '../cases-v3/index.ts';

const settings = { baseUrl: '', accessToken: '' };

export async function cases(): Promise<void> {
  const v3 = createCasesV3Api(settings);
  await v3.updateVorgang('', [], { mediaType: 'application/json' });
  await v3.updateVorgang('', [], { mediaType: undefined });
  // @ts-expect-error -- a media type that the contract does not offer
  await v3.updateVorgang('', [], { mediaType: 'application/merge-patch+json' });
  // @ts-expect-error -- the number of the partial application is missing
  await v3.createStatus({ vorgangsNummer: '', antragsNummer: '' }, {});
  // @ts-expect-error -- the spelling of the offers
  await v3.getAntrag({ vorgangsnummer: '', antragsNummer: '' });
  // @ts-expect-error -- the status is missing
  await v3.createStatus({ vorgangsNummer: '', antragsNummer: '', teilantragsNummer: '' });
  // @ts-expect-error -- the saved offers are in offers-v3
  void v3.listGemerkteAngebote;

  const v2 = createCasesV2Api(settings);
  await v2.getGemerktesAngebot({ vorgangsNummer: '', nummerAmVorgang: '' });
  // @ts-expect-error -- the name in v3
  await v2.getGemerktesAngebot({ vorgangsNummer: '', laufendeNummer: '' });

  const v1 = createCasesV1Api(settings);
  await v1.getVorgang('');
  // @ts-expect-error -- v1 cannot change a case
  void v1.updateVorgang;
  // @ts-expect-error -- v1 has no messages
  void v1.createNachricht;
  // @ts-expect-error -- v1 has no readiness for decision
  void v1.createEntscheidungsreife;
}

/** A contract of the user: v3, in which a case has a number and a status has one value. */
interface Own {
  components: Omit<components, 'schemas'> & {
    schemas: Omit<components['schemas'], 'VorgangPayload' | 'StatusPayload'> & {
      VorgangPayload: { nummer: string };
      StatusPayload: { status: 'NEU' };
    };
  };
  paths: paths;
}

export async function typed(): Promise<void> {
  const own = createCasesV3Api<Own>({ ...settings, validate: () => import('../../generated/cases-v3/validators.ts') });
  const { nummer }: { nummer: string } = await own.getVorgang('');
  // @ts-expect-error -- misspelt
  void (await own.getVorgang('')).numer;
  const antrag = { vorgangsNummer: '', antragsNummer: '', teilantragsNummer: '' };
  await own.createStatus(antrag, { status: 'NEU' });
  // @ts-expect-error -- no such status
  await own.createStatus(antrag, { status: 'ALT' });
  // A typed API is assignable to the untyped one. For other types, the function has the types of the package.
  const some: CasesV3Api = own;
  const same: ReturnType<typeof createCasesV3Api> = createCasesV3Api(settings);
  // @ts-expect-error -- without a contract of the user the payload is unknown
  void (await same.getVorgang('')).nummer;
  // @ts-expect-error -- a contract without the payloads of the original
  createCasesV3Api<{ components: { schemas: object; parameters: components['parameters'] }; paths: paths }>(settings);
  // @ts-expect-error -- these are no validators
  createCasesV3Api({ ...settings, validate: () => Promise.resolve({}) });
  void [nummer, some];
}
