/** What the types of the process cases must refuse. Nothing here runs: `tsc` reports each expected error that does not come. */
import { createCasesV1Api } from '../cases-v1/index.ts';
import { createCasesV2Api } from '../cases-v2/index.ts';
import { createCasesV3Api } from '../cases-v3/index.ts';

const settings = { baseUrl: '', accessToken: '' };

export async function cases(): Promise<void> {
  const v3 = createCasesV3Api(settings);
  await v3.updateVorgang('', [], { mediaType: 'application/json' });
  // @ts-expect-error -- a media type that the contract does not offer
  await v3.updateVorgang('', [], { mediaType: 'application/merge-patch+json' });
  // @ts-expect-error -- the number of the partial application is missing
  await v3.createStatus({ vorgangsNummer: '', antragsNummer: '' }, {});
  // @ts-expect-error -- the name that the offers have for it
  await v3.getAntrag({ vorgangsnummer: '', antragsNummer: '' });
  // @ts-expect-error -- the status is missing
  await v3.createStatus({ vorgangsNummer: '', antragsNummer: '', teilantragsNummer: '' });
  // @ts-expect-error -- the saved offers have moved to the offers
  void v3.listGemerkteAngebote;

  const v2 = createCasesV2Api(settings);
  await v2.getGemerktesAngebot({ vorgangsNummer: '', nummerAmVorgang: '' });
  // @ts-expect-error -- the name that v3 has for it
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
