import { faultsOf, isSelected, onRequest, onResponse, withJson, withStatus } from '../faulty.ts';
import type { Change, JsonObject, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { anHourEarlier, LIST, listing, redirected } from './faulty-places.ts';

const ANSWERED: Where = { ...LIST, status: 200 };
const BOTH = /aenderungSeit=.*aenderungBis=|aenderungBis=.*aenderungSeit=/;

const refusal = (status: number): Change[] => [withStatus(status), withJson({ message: 'The filter is not possible' })];

/** Rewrites the filters of a list before the server gets them. */
function onFilters(rewrite: (query: URLSearchParams) => void): Wrap {
  return onRequest(LIST, (request) => {
    const url = new URL(request.url);
    rewrite(url.searchParams);
    return new Request(url, request);
  });
}

const nameIn = (antrag: JsonObject) => `${String(antrag['antragsnummer'])}/${String(antrag['teilantragsnummer'])}`;

/** Filters the list by the dates of last change of the first read; `shows` tells whether the list still shows these dates. */
const byFormerDates =
  (shows: boolean): Wrap =>
  (next) => {
    const former = new Map<string, string>();
    return async (request) => {
      const response = await next(
        isSelected(LIST, request) ? new Request(request.url.replace(/\?.*/, ''), request) : request,
      );
      if (!isSelected(LIST, request) || !response.ok) return response;
      const { searchParams } = new URL(request.url);
      return listing((antraege) =>
        antraege.flatMap((antrag) => {
          const name = nameIn(antrag);
          const date = former.get(name) ?? String(antrag['letzteAenderung']);
          former.set(name, date);
          const isMeant =
            (searchParams.get('aenderungSeit') ?? '') <= date && date <= (searchParams.get('aenderungBis') ?? '9');
          return isMeant ? [shows ? { ...antrag, letzteAenderung: date } : antrag] : [];
        }),
      )(response);
    };
  };

/** Omits applications from filtered lists if they were changed after the first read of the list. */
const losingChanged: Wrap = (next) => {
  const former = new Map<string, unknown>();
  return onResponse(ANSWERED, (response, { url }) =>
    listing((antraege) =>
      antraege.filter((antrag) => {
        const name = nameIn(antrag);
        if (!former.has(name)) former.set(name, antrag['letzteAenderung']);
        return former.get(name) === antrag['letzteAenderung'] || !url.includes('?');
      }),
    )(response),
  )(next);
};

/** The faults of the list: of its response (A01), its parameters (A03), and its selection (A04). */
export const listFaults: readonly Fault[] = [
  redirected('list', 'The list', LIST),
  ...faultsOf({
    'too-strict': {
      'filters-exclude-each-other': [
        'The list refuses aenderungSeit together with aenderungBis with 422.',
        onResponse({ ...ANSWERED, search: BOTH }, ...refusal(422)),
      ],
    },
    'wrong-status': {
      'since-finds-nothing': [
        'The list with aenderungSeit answers 404.',
        onResponse({ ...ANSWERED, search: /aenderungSeit=/ }, ...refusal(404)),
      ],
    },
    'only-sometimes': {
      'until-ignored-beside-since': [
        'aenderungBis is ignored if aenderungSeit is sent as well.',
        onFilters((query) => {
          if (query.has('aenderungSeit')) query.delete('aenderungBis');
        }),
      ],
      'filters-by-former-dates': [
        'The filters of the list use the dates of last change from its first read.',
        byFormerDates(false),
      ],
      'changed-application-not-found': [
        'The filters of the list find no application that was changed since it was first read.',
        losingChanged,
      ],
      'list-keeps-dates': [
        'The list shows and filters by the dates of last change from its first read.',
        byFormerDates(true),
      ],
    },
    'wrong-meaning': {
      'filters-swapped': [
        'The list swaps aenderungSeit and aenderungBis.',
        onFilters((query) => {
          const [since, until] = [query.get('aenderungSeit'), query.get('aenderungBis')];
          query.delete('aenderungSeit');
          query.delete('aenderungBis');
          if (since !== null) query.set('aenderungBis', since);
          if (until !== null) query.set('aenderungSeit', until);
        }),
      ],
      'list-shows-one-reference': [
        'Every application in the list shows the antragsReferenz of the first one.',
        onResponse(
          ANSWERED,
          listing((antraege) => antraege.map((one) => ({ ...one, antragsReferenz: antraege[0]?.['antragsReferenz'] }))),
        ),
      ],
      'list-dates-an-hour-early': [
        'The list shows each letzteAenderung an hour early.',
        onResponse(
          ANSWERED,
          listing((antraege) =>
            antraege.map((one) => ({ ...one, letzteAenderung: anHourEarlier(String(one['letzteAenderung'])) })),
          ),
        ),
      ],
      'filters-give-nothing': [
        'A list with a filter is always empty.',
        onResponse({ ...ANSWERED, search: /aenderung(Seit|Bis)=/ }, withJson({ _embedded: { antraege: [] } })),
      ],
    },
  }),
];
