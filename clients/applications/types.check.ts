/** Checks what the types of the applications refuse. Nothing here runs: `tsc` reports an expected error that does not occur. */
import {
  createApplicationsApi,
  patch,
  type AblehnungsgrundValues,
  type Ablehnungsgrund,
  type components,
  type Patch,
  type paths,
} from './index.ts';

/** Compiles only if the list has every reason of the contract. */
export const complete: Exclude<Ablehnungsgrund, (typeof AblehnungsgrundValues)[number]> extends never ? true : false =
  true;

export async function applications(): Promise<void> {
  const api = createApplicationsApi({ baseUrl: '', accessToken: '' });
  const antrag = { vorgangsnummer: '', antragsnummer: '', teilantragsnummer: '' };
  await api.change(antrag, patch().status({ produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' }));
  await api.change(antrag, [{ op: 'remove', path: '/antragsReferenz' }]);

  // @ts-expect-error -- the status has two parts
  patch().status('ABGELEHNT');
  // @ts-expect-error -- no such reason
  patch().status({ ablehnungsgrund: 'ZU_TEUER' });
  // @ts-expect-error -- no such part
  patch().status({ vertrieb: 'BEANTRAGT' });
  // @ts-expect-error -- the value of a single part is a string
  patch().produktAnbieterStatus({ produktAnbieter: 'ABGELEHNT' });
  // @ts-expect-error -- the reference is a string
  patch().antragsReferenz(4711);
  // @ts-expect-error -- a removal takes no value
  patch().withoutAntragsReferenz('HH-2026-0417');
  // @ts-expect-error -- a date is a string
  patch().voraussichtlicheBearbeitung(new Date(0));
  // @ts-expect-error -- a clerk is a partner identifier
  patch().ansprechpartner({ partnerId: 'DEF34' });

  // @ts-expect-error -- a path that cannot be patched
  patch().with({ op: 'replace', path: '/letzteAenderung', value: '' });
  // @ts-expect-error -- an operation that this path does not take
  patch().with({ op: 'replace', path: '/antragsReferenz', value: '' });
  // @ts-expect-error -- an operation of JSON Patch that the contract does not have
  patch().with({ op: 'move', path: '/antragsReferenz', from: '/status' });
  // @ts-expect-error -- `remove` takes no value
  patch().with({ op: 'remove', path: '/antragsReferenz', value: '' });
  // @ts-expect-error -- `add` takes a value
  patch().with({ op: 'add', path: '/antragsReferenz' });
  // @ts-expect-error -- the same holds for operations that are not built
  await api.change(antrag, [{ op: 'test', path: '/status', value: {} }]);
  // @ts-expect-error -- an operation is no patch
  await api.change(antrag, { op: 'remove', path: '/antragsReferenz' });
  // @ts-expect-error -- the number of the partial application is missing
  await api.change({ vorgangsnummer: '', antragsnummer: '' }, patch());
  // @ts-expect-error -- a patch is immutable
  void patch().operations.push;
  // @ts-expect-error -- no such filter
  await api.listAntraege({ seit: '2026-03-01' });
}

/** A contract of the user, with a pattern for the reference and an additional operation. */
interface Own {
  components: Omit<components, 'schemas'> & {
    schemas: Omit<components['schemas'], 'AntragPatchOperation'> & {
      AntragPatchOperation:
        | Exclude<components['schemas']['AntragPatchOperation'], { path: '/antragsReferenz'; op: 'add' }>
        | { op: 'add'; path: '/antragsReferenz'; value: `HH-${number}` }
        | { op: 'replace'; path: '/notiz'; value: { text: string } };
    };
  };
  paths: paths;
}

export async function typed(): Promise<void> {
  const own = createApplicationsApi<Own>({ baseUrl: '', accessToken: '' });
  const antrag = { vorgangsnummer: '', antragsnummer: '', teilantragsnummer: '' };
  const changes = patch<Own>().antragsReferenz('HH-4711').withoutAntragsReferenz();
  await own.change(antrag, changes.with({ op: 'replace', path: '/notiz', value: { text: '' } }));
  await own.change(antrag, [{ op: 'replace', path: '/notiz', value: { text: '' } }], { mediaType: undefined });
  await own.listAntraege({}, { page: undefined });
  // @ts-expect-error -- a reference that does not match the pattern
  patch<Own>().antragsReferenz('4711');
  // @ts-expect-error -- the same holds for operations that are not built
  await own.change(antrag, [{ op: 'add', path: '/antragsReferenz', value: '4711' }]);
  // @ts-expect-error -- misspelt
  patch<Own>().with({ op: 'replace', path: '/notiz', value: { txt: '' } });
  // @ts-expect-error -- the contract of the package has no such path
  patch().with({ op: 'replace', path: '/notiz', value: { text: '' } });
  // @ts-expect-error -- nor does the API with the contract of the package take such a patch
  await createApplicationsApi({ baseUrl: '', accessToken: '' }).change(antrag, changes.operations);
  // For other types, the function has the types of the package.
  const same: ReturnType<typeof patch> = patch();
  const begun: Patch<Own> = patch<Own>([{ op: 'replace', path: '/notiz', value: { text: '' } }]);
  void [same, begun];
}
