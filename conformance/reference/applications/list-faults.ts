import { faultsOf, onRequest, onResponse, withHeader, withJson, withStatus } from '../faulty.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { LIST } from './faulty-places.ts';

const ANSWERED: Where = { ...LIST, status: 200 };
const BOTH = /aenderungSeit=.*aenderungBis=|aenderungBis=.*aenderungSeit=/;

const refusal = (status: number): Change[] => [withStatus(status), withJson({ message: 'The filter is not possible' })];

/** Rewrites the filters of a list before the server sees them. */
function onFilters(rewrite: (query: URLSearchParams) => void): Wrap {
  return onRequest(LIST, (request) => {
    const url = new URL(request.url);
    rewrite(url.searchParams);
    return new Request(url, request);
  });
}

/** The faults of the list: of its answer (A01), of what it takes (A03), and of what it selects (A04). */
export const listFaults: readonly Fault[] = faultsOf({
  'list-redirects': {
    kind: 'wrong-redirect',
    says: 'The list answers 302 with the address of a login page.',
    wrap: onResponse(ANSWERED, withStatus(302), withHeader('Location', '/login')),
  },
  'filters-exclude-each-other': {
    kind: 'too-strict',
    says: 'The list refuses aenderungSeit together with aenderungBis with 422.',
    wrap: onResponse({ ...ANSWERED, search: BOTH }, ...refusal(422)),
  },
  'until-ignored-beside-since': {
    kind: 'only-sometimes',
    says: 'aenderungBis does not restrict the list where aenderungSeit is sent as well.',
    wrap: onFilters((query) => {
      if (query.has('aenderungSeit')) query.delete('aenderungBis');
    }),
  },
  'filters-swapped': {
    kind: 'wrong-meaning',
    says: 'The list takes aenderungSeit for aenderungBis, and the other way round.',
    wrap: onFilters((query) => {
      const [since, until] = [query.get('aenderungSeit'), query.get('aenderungBis')];
      query.delete('aenderungSeit');
      query.delete('aenderungBis');
      if (since !== null) query.set('aenderungBis', since);
      if (until !== null) query.set('aenderungSeit', until);
    }),
  },
  'filters-give-nothing': {
    kind: 'wrong-meaning',
    says: 'A list with a filter is always empty.',
    wrap: onResponse({ ...ANSWERED, search: /aenderung(Seit|Bis)=/ }, withJson({ _embedded: { antraege: [] } })),
  },
});
