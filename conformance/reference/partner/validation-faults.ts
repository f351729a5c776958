import {
  faultsOf,
  isSelected,
  losing,
  mapValues,
  objectOf,
  onDocument,
  onResponse,
  withProperties,
  withRequestJson,
  withStatus,
  withText,
  type JsonObject,
  type Wrap,
} from '../faulty.ts';
import { isObject } from '../../json.ts';
import { ANREDE, TYP } from '../../../generated/platform.ts';
import { CREATE, PATCH, PATCHED, refusedAndDone, storing, WRITE } from './faulty-documents.ts';
import { isDate } from '../is-date.ts';

const REFUSED = { path: /\/partner\//, status: 400 };

const badTyp = (name: string, value: unknown) => name === 'typ' && value !== '' && !TYP.some((typ) => typ === value);
const namesBadTyp = (sent: JsonObject) => 'typ' in sent && badTyp('typ', sent['typ']);
const badAnrede = (name: string, value: unknown) =>
  name === 'anrede' && value !== '' && value !== 'HERR' && value !== 'FRAU';
const badGeburtsdatum = (name: string, value: unknown) => name === 'geburtsdatum' && value !== '' && !isDate(value);

/** The word with which a value begins; undefined if there is none. */
const beginningOf = (value: unknown, words: readonly string[]) =>
  typeof value === 'string' ? words.find((word) => value.startsWith(word)) : undefined;

const noDay = (name: string, value: unknown) =>
  badGeburtsdatum(name, value) && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const badValue = (name: string, value: unknown) => badAnrede(name, value) || badGeburtsdatum(name, value);

/** Applies `effect` to changes. The response to a bad value stays the 400. */
const refusingAfter =
  (effect: Wrap): Wrap =>
  (next) => {
    const changed = effect(next);
    return async (request) => {
      if (!isSelected(PATCH, request)) return changed(request);
      const answer = await next(request.clone());
      if (answer.status !== 400) return changed(request);
      await changed(request);
      return answer;
    };
  };

/** Shows `typ` in the records of a partner if the last PATCH with a typ had an invalid one. */
const retyping =
  (typ: string | null): Wrap =>
  (next) => {
    const retyped = new Set<string>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const sent = isSelected(PATCH, request) ? await objectOf(request) : {};
      if (namesBadTyp(sent)) retyped.add(pathname);
      else if ('typ' in sent) retyped.delete(pathname);
      const response = await next(request);
      return response.ok && retyped.has(pathname) ? withProperties({ typ })(response) : response;
    };
  };

/** Faults of the validation and of its error bodies (P30, P35 to P37). */
export const validated = faultsOf({
  'missing-check': {
    'bad-typ-is-refused-and-made': [
      'A creation with a bad typ answers 400, but creates an organisation.',
      refusedAndDone(400, (request) =>
        withRequestJson(request, (sent) =>
          isObject(sent) && badTyp('typ', sent['typ']) ? { ...sent, typ: 'ORGANISATION' } : undefined,
        ),
      ),
    ],
  },
  crash: {
    'change-with-bad-typ-answers-500': [
      'A PATCH with a typ that does not exist answers 500.',
      onResponse({ ...PATCHED, body: namesBadTyp }, withStatus(500)),
    ],
  },
  'missing-validation': {
    'create-accepts-bad-typ': ['A creation accepts any typ.', storing(CREATE, badTyp)],
    'create-accepts-bad-anrede': ['A creation accepts any anrede.', storing(CREATE, badAnrede)],
    'create-accepts-bad-geburtsdatum': ['A creation accepts any geburtsdatum.', storing(CREATE, badGeburtsdatum)],
    'patch-accepts-bad-anrede': ['PATCH accepts any anrede.', storing(PATCH, badAnrede)],
    'patch-accepts-bad-geburtsdatum': ['PATCH accepts any geburtsdatum.', storing(PATCH, badGeburtsdatum)],
    'words-need-only-begin-right': [
      'A creation or a PATCH accepts a typ or an anrede that merely begins with a known one.',
      onDocument(WRITE, (sent) => {
        const [typ, anrede] = [beginningOf(sent['typ'], TYP), beginningOf(sent['anrede'], ANREDE)];
        return { ...sent, ...(typ && { typ }), ...(anrede && { anrede }) };
      }),
    ],
    'anrede-by-its-number': [
      'A creation or a PATCH accepts the index of an anrede, as many libraries do: 1 is the second one.',
      onDocument(WRITE, (sent) => ({ ...sent, anrede: ANREDE[Number(sent['anrede'] || NaN)] ?? sent['anrede'] })),
    ],
    'patch-ignores-bad-values': ['PATCH ignores a bad anrede or geburtsdatum.', losing(PATCH, badValue)],
    'patch-accepts-bad-typ': ['PATCH stores any typ.', storing(PATCH, badTyp)],
    'days-of-no-calendar-taken': [
      'A geburtsdatum that is not in the calendar is accepted if it has the right format.',
      storing(WRITE, noDay),
    ],
  },
  'wrong-meaning': {
    'patch-refuses-and-stores': [
      'PATCH refuses a bad anrede or geburtsdatum with 400, but stores it.',
      refusingAfter(storing(PATCH, badValue)),
    ],
    'patch-refuses-and-deletes': [
      'PATCH refuses a bad anrede or geburtsdatum with 400, but deletes the stored one.',
      refusingAfter(
        onDocument(PATCH, (sent) => mapValues(sent, (value, name) => (badValue(name, value) ? '' : value))),
      ),
    ],
    'patch-refuses-and-blocks': [
      'PATCH refuses a bad anrede or geburtsdatum with 400, but blocks the partner.',
      refusedAndDone(400, (request) =>
        request.method === 'PATCH' ? withRequestJson(request, () => ({ gesperrt: true })) : request,
      ),
    ],
    'patch-with-bad-typ-makes-organisation': [
      'PATCH with a typ that does not exist turns the partner into an organisation.',
      retyping('ORGANISATION'),
    ],
    'patch-with-bad-typ-unsets-typ': [
      'PATCH with a typ that does not exist leaves the partner without a typ.',
      retyping(null),
    ],
    'error-with-other-trace-id': [
      'The traceId of a 400 is not the one in the header.',
      onResponse(REFUSED, withProperties({ traceId: '00000000-0000-0000-0000-000000000000' })),
    ],
  },
  'wrong-type': {
    'error-message-is-number': [
      'The message of a 400 is a number.',
      onResponse(REFUSED, withProperties({ message: 4711 })),
    ],
  },
  'wrong-media-type': {
    'error-is-text': ['The body of a 400 is text.', onResponse(REFUSED, withText('Ungültiger Wert'))],
  },
  'missing-member': {
    'error-without-trace-id': [
      'The body of a 400 has no traceId.',
      onResponse(REFUSED, withProperties({ traceId: undefined })),
    ],
  },
});
