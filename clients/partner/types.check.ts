/**
 * Checks what the types of partner management refuse. Nothing here runs: `tsc` reports an expected error that does not occur, and any
 * other error.
 */
import type { PARTNER_RECHTE, PartnerRecht } from './attributes.ts';
import type { components } from '../../generated/partner/types.ts';
import { createPartnerApi, failureGuard, type paths } from './index.ts';

const baseUrl = '';
const partners = createPartnerApi({ baseUrl, apiKey: () => '', partnerId: 'ABC12' });

export async function creations(): Promise<void> {
  const { partnerId, partner } = await partners.create('ABC12', { typ: 'PERSON', nachname: 'Voss' });
  const texts: [string, string | undefined] = [partnerId, partner.nachname];
  // @ts-expect-error -- the platform assigns the id
  await partners.create('ABC12', { nachname: 'Voss', id: 'NEU01' });
  // @ts-expect-error -- the platform derives it
  await partners.create('ABC12', { gesperrtTransitiv: true });
  // @ts-expect-error -- a new partner has nothing to delete
  await partners.create('ABC12', { vorname: null });
  // An empty string is ignored.
  await partners.create('ABC12', { nachname: 'Voss', anrede: '', anschrift: '', gesperrt: '', rechtDarfLoeschen: '' });
  await partners.create('ABC12', { typ: 'ORGANISATION', firmenname: 'Finanzhaus', gehoertZuKreditinstitut: true });
  // @ts-expect-error -- an organisation has no name of a person
  await partners.create('ABC12', { typ: 'ORGANISATION', nachname: 'Voss' });
  // @ts-expect-error -- an organisation has no rights
  await partners.create('ABC12', { typ: 'ORGANISATION', rechtDarfLoeschen: true });
  // @ts-expect-error -- no such typ
  await partners.create('ABC12', { typ: 'FIRMA' });
  // @ts-expect-error -- the partner above is missing
  await partners.create({ nachname: 'Voss' });
  void texts;
}

export async function changes(): Promise<void> {
  await partners.change('ABC12', {
    anrede: null,
    anschrift: null,
    bankverbindung: { iban: null, bic: 'X' },
    gesperrt: true,
    gehoertZuKreditinstitut: null,
    rechtDarfLoeschen: null,
  });
  // @ts-expect-error -- null deletes an attribute
  await partners.change('ABC12', { gesperrt: '' });
  // @ts-expect-error -- it cannot be changed
  await partners.change('ABC12', { typ: 'ORGANISATION' });
  // @ts-expect-error -- it cannot be changed, and so not deleted
  await partners.change('ABC12', { orgaEinheitId: null });
  // @ts-expect-error -- no such member
  await partners.change('ABC12', { anschrift: { land: null } });
  // @ts-expect-error -- no such form of address
  await partners.change('ABC12', { anrede: 'DIVERS' });
}

export async function reads(): Promise<void> {
  const partner = await partners.read('ABC12');
  // @ts-expect-error -- it may be absent
  const email: string = partner.email;
  // @ts-expect-error -- read-only
  partner.id = 'NEU01';
  const [entry] = await partners.administrierbare('ABC12');
  // A typ that the contract does not have yet is a string.
  const typ: string | undefined = entry?.typ?.toLowerCase();
  const list = await partners.follow(partner, 'administrierbare');
  const name: string | undefined = list?.[0]?.organisationsName;
  const kennzeichen = await partners.follow({ _links: {} }, 'partnerkennzeichen');
  const unpublished: unknown = await partners.follow(partner, 'vertrieb');
  // @ts-expect-error -- the target of an unpublished relation is unknown
  const member = (await partners.follow(partner, 'vertrieb')).id as string;
  void [email, typ, name, kennzeichen, unpublished, member];
}

export function settings(): void {
  // @ts-expect-error -- the second credential is missing
  createPartnerApi({ baseUrl, apiKey: '' });
  // @ts-expect-error -- no such value
  createPartnerApi({ baseUrl, apiKey: '', partnerId: '', whenRateLimited: 'ignore' });
}

/** Compiles only if the list has every right of the contract. */
export const complete: (typeof PARTNER_RECHTE)[number] = {} as PartnerRecht;

const isFailure = failureGuard<paths>();

export function failures(error: unknown): void {
  if (isFailure(error, 'PATCH /partner/{PartnerId}', 400)) {
    const texts: [string, string, 400, string] = [error.body.message, error.body.traceId, error.status, error.code];
    // @ts-expect-error -- no such member
    void error.body.meldung;
    void texts;
  }
  if (isFailure(error, 'GET /partner/{PartnerId}', 404)) {
    // @ts-expect-error -- the body of a 404 is not published
    void error.body.message;
  }
  // @ts-expect-error -- a read declares no 400
  isFailure(error, 'GET /partner/{PartnerId}', 400);
  // @ts-expect-error -- a success is no failure
  isFailure(error, 'GET /partner/{PartnerId}', 200);
  // @ts-expect-error -- no such operation
  isFailure(error, 'DELETE /partner/{PartnerId}', 400);
}

type OfTheContract = components['schemas'];
/** A contract of the user with one more attribute, and an enumeration for another one. */
interface Own {
  components: Omit<components, 'schemas'> & {
    schemas: Omit<OfTheContract, 'PartnerAenderung'> & {
      PartnerAenderung: Omit<OfTheContract['PartnerAenderung'], 'telefonnummer'> & {
        kuerzel?: string;
        telefonnummer?: '110' | '112';
      };
    };
  };
  paths: paths;
}

export async function changesOfAnOwnContract(): Promise<void> {
  const own = createPartnerApi<Own>({ baseUrl, apiKey: '', partnerId: 'ABC12' });
  await own.change('ABC12', { kuerzel: 'SV', telefonnummer: '112', nachname: 'Voss' });
  await own.change('ABC12', { kuerzel: null });
  // @ts-expect-error -- a value that this contract does not allow
  await own.change('ABC12', { telefonnummer: '030' });
  // @ts-expect-error -- an attribute that the contract of the package does not have
  await partners.change('ABC12', { kuerzel: 'SV' });
}
