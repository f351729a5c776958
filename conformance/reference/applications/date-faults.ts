import {
  faultsOf,
  isSelected,
  objectOf,
  onResponse,
  reading,
  withProperties,
  withRewrittenJson,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import { isObject } from '../../json.ts';
import { operationsOf } from './faulty-operations.ts';
import { anHourEarlier, LIST, listing, PATCH, READ, RECORD } from './faulty-places.ts';

const SECOND_MS = 1000;

/**
 * Shows a wrong letzteAenderung after some patches, until any other patch.
 *
 * @param isMeant - whether a patch with these operations has this effect
 * @param becomes - the wrong date, given the date before the patch
 */
function dating(
  isMeant: (operations: readonly JsonObject[]) => boolean,
  becomes: (former: string) => string | undefined,
): Wrap {
  return (next) => {
    const shown = new Map<string, string | undefined>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      if (isSelected(PATCH, request)) {
        const { letzteAenderung: former } = await objectOf(await next(reading(request)));
        const concerns = isMeant(await operationsOf(request));
        const response = await next(request);
        if (!response.ok) return response;
        if (!concerns) shown.delete(pathname);
        else if (!shown.has(pathname)) shown.set(pathname, becomes(String(former)));
        return response;
      }
      const response = await next(request);
      const letzteAenderung = shown.get(pathname);
      if (!shown.has(pathname) || !isSelected(READ, request) || response.status !== READ.status) return response;
      return withProperties({ letzteAenderung })(response);
    };
  };
}

const at = (part: string) => (operations: readonly JsonObject[]) =>
  operations.some(({ path }) => String(path).startsWith(part));
const isRejection = (operations: readonly JsonObject[]) =>
  operations.some(({ value }) => isObject(value) && value['produktAnbieter'] === 'ABGELEHNT');

const same = (former: string) => former;

/** Moves the date a month back, like a program that counts months from zero. */
function aMonthEarly({ letzteAenderung, ...record }: JsonObject): JsonObject {
  const date = new Date(String(letzteAenderung));
  date.setUTCMonth(date.getUTCMonth() - 1);
  return { ...record, letzteAenderung: date.toISOString() };
}

/** Moves letzteAenderung forward by a second with every refused patch. */
const refusalsDate: Wrap = (next) => {
  let refusals = 0;
  const counting = onResponse(PATCH, (response) => {
    if (response.status >= 400) refusals += 1;
    return response;
  });
  const moved = (record: JsonObject): JsonObject => ({
    ...record,
    letzteAenderung: new Date(Date.parse(String(record['letzteAenderung'])) + refusals * SECOND_MS).toISOString(),
  });
  const inRecords = onResponse({ ...RECORD, status: 200 }, withRewrittenJson(moved));
  const inLists = onResponse(
    { ...LIST, status: 200 },
    listing((antraege) => antraege.map(moved)),
  );
  return counting(inLists(inRecords(next)));
};

/** Shows letzteAenderung without fractions of a second in reads. */
const inSeconds = onResponse(
  READ,
  withRewrittenJson((record) => ({
    ...record,
    letzteAenderung: String(record['letzteAenderung']).replace(/\.\d+/, ''),
  })),
);

/** The faults of the date of last change (A16, A17). */
export const dateFaults = faultsOf({
  'wrong-meaning': {
    'status-change-undated': ['A change of the status leaves letzteAenderung as it was.', dating(at('/status'), same)],
    'status-change-undated-in-seconds': [
      'A change of the status leaves letzteAenderung as it was; reads show it without fractions of a second.',
      (next, ...more) => inSeconds(dating(at('/status'), same)(next, ...more), ...more),
    ],
    'status-change-dates-back': [
      'A change of the status sets letzteAenderung back by an hour.',
      dating(at('/status'), anHourEarlier),
    ],
    'provider-status-change-undated': [
      'A change of /status/produktAnbieter leaves letzteAenderung as it was.',
      dating(at('/status/produktAnbieter'), same),
    ],
    'clerk-change-undated': [
      'A change of the credit clerk leaves letzteAenderung as it was.',
      dating(at('/ansprechpartner'), same),
    ],
    'refused-patches-date': ['A refused patch moves letzteAenderung forward.', refusalsDate],
    'last-change-a-month-early': [
      'Records show letzteAenderung a month early.',
      onResponse(READ, withRewrittenJson(aMonthEarly)),
    ],
    'clerk-change-dates-back': [
      'A change of the credit clerk sets letzteAenderung back by an hour.',
      dating(at('/ansprechpartner'), anHourEarlier),
    ],
  },
  'only-sometimes': {
    'rejection-undated': ['A rejection leaves letzteAenderung as it was.', dating(isRejection, same)],
    'last-operation-dates': [
      'A patch whose last operation is not a replace leaves letzteAenderung as it was.',
      dating((operations) => operations.at(-1)?.['op'] !== 'replace', same),
    ],
    'several-operations-undated': [
      'A patch of several operations leaves letzteAenderung as it was.',
      dating(({ length }) => length > 1, same),
    ],
  },
  'missing-member': {
    'clerk-change-takes-date': [
      'A change of the credit clerk removes letzteAenderung.',
      dating(at('/ansprechpartner'), () => undefined),
    ],
    'changes-take-date': [
      'Every change of an application removes letzteAenderung.',
      dating(
        () => true,
        () => undefined,
      ),
    ],
  },
});
