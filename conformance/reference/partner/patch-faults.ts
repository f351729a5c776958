import { faultsOf, isAsked, jsonOf, onResponse, withHeader, withJson, withStatus } from '../faulty.ts';
import type { JsonObject, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES, RIGHT_NAMES } from './attributes.ts';
import { isUnknown, onDocument, part, PATCH, refusing, storing } from './faulty-documents.ts';

const PATCHED = { ...PATCH, status: 200 };

const texts = ATTRIBUTE_NAMES.filter((name) => !RIGHT_NAMES.includes(name));

/** Answers a PATCH with the data from before it. */
const answeringFormerData: Wrap = (next) => async (request) => {
  if (!isAsked(PATCH, request)) return next(request);
  const former = await next(new Request(request.url, { headers: request.headers }));
  const response = await next(request);
  return response.ok ? former : response;
};

/** Leaves out of a PATCH what is kept of the present record. */
const keeping =
  (isKept: (present: JsonObject, name: string, value: unknown) => boolean): Wrap =>
  (next) =>
  async (request) => {
    if (!isAsked(PATCH, request)) return next(request);
    const present = await jsonOf(await next(new Request(request.url, { headers: request.headers })));
    if (!isObject(present)) return next(request);
    return onDocument(PATCH, (sent) => part(sent, (name, value) => !isKept(present, name, value)))(next)(request);
  };

const namesRight = (sent: JsonObject) => Object.keys(sent).some((name) => RIGHT_NAMES.includes(name));

/** Faults of PATCH (P31 to P34). */
export const patched: readonly Fault[] = faultsOf({
  'patch-replaces-all': {
    kind: 'wrong-meaning',
    says: 'PATCH deletes the attributes that were not sent.',
    wrap: onDocument(PATCH, (sent) => ({ ...Object.fromEntries(texts.map((name) => [name, ''])), ...sent })),
  },
  'patch-deletes-email': {
    kind: 'wrong-meaning',
    says: 'PATCH deletes the email unless it was sent.',
    wrap: onDocument(PATCH, (sent) => ({ email: '', ...sent })),
  },
  'patch-blocks': {
    kind: 'wrong-meaning',
    says: 'PATCH blocks the partner unless the request says otherwise.',
    wrap: onDocument(PATCH, (sent) => ({ gesperrt: true, ...sent })),
  },
  'patch-unblocks': {
    kind: 'wrong-meaning',
    says: 'PATCH lifts the block of the partner unless the request says otherwise.',
    wrap: onDocument(PATCH, (sent) => ({ gesperrt: false, ...sent })),
  },
  'patch-takes-rights': {
    kind: 'only-sometimes',
    says: 'PATCH of a right takes the right to open partners unless it was sent.',
    wrap: onDocument(PATCH, (sent) => (namesRight(sent) ? { rechtDarfPartnerAnlegen: false, ...sent } : sent)),
  },
  'account-change-takes-rights': {
    kind: 'only-sometimes',
    says: 'PATCH of bankverbindung takes the right to use the mortgage product unless it was sent.',
    wrap: onDocument(PATCH, (sent) => ('bankverbindung' in sent ? { rechtDarfMortgageNutzen: false, ...sent } : sent)),
  },
  'address-change-takes-mark': {
    kind: 'only-sometimes',
    says: 'PATCH of anschrift takes the mark gehoertZuKreditinstitut unless it was sent.',
    wrap: onDocument(PATCH, (sent) => ('anschrift' in sent ? { gehoertZuKreditinstitut: false, ...sent } : sent)),
  },
  'address-change-lifts-block': {
    kind: 'only-sometimes',
    says: 'PATCH of anschrift lifts the block of the partner unless the request says otherwise.',
    wrap: onDocument(PATCH, (sent) => ('anschrift' in sent ? { gesperrt: false, ...sent } : sent)),
  },
  'rights-change-restores-default': {
    kind: 'only-sometimes',
    says: 'PATCH of a right grants the right to use the mortgage product unless it was sent.',
    wrap: onDocument(PATCH, (sent) => (namesRight(sent) ? { rechtDarfMortgageNutzen: true, ...sent } : sent)),
  },
  'empty-member-deletes-account': {
    kind: 'only-sometimes',
    says: 'PATCH with an empty member of bankverbindung deletes the others, too.',
    wrap: onDocument(PATCH, (sent) =>
      isObject(sent['bankverbindung']) && Object.values(sent['bankverbindung']).includes('')
        ? { ...sent, bankverbindung: '' }
        : sent,
    ),
  },
  'organisation-keeps-what-is-emptied': {
    kind: 'only-sometimes',
    says: 'PATCH ignores an empty string for an organisation.',
    wrap: keeping((present, name, value) => present['typ'] === 'ORGANISATION' && value === '' && name !== 'gesperrt'),
  },
  'address-change-deletes-account': {
    kind: 'only-sometimes',
    says: 'PATCH of anschrift deletes the bankverbindung unless it was sent.',
    wrap: onDocument(PATCH, (sent) => ('anschrift' in sent ? { bankverbindung: '', ...sent } : sent)),
  },
  'account-change-deletes-address': {
    kind: 'only-sometimes',
    says: 'PATCH of bankverbindung deletes the anschrift unless it was sent.',
    wrap: onDocument(PATCH, (sent) => ('bankverbindung' in sent ? { anschrift: '', ...sent } : sent)),
  },
  'rights-change-deletes-address': {
    kind: 'only-sometimes',
    says: 'PATCH of a right deletes the anschrift unless it was sent.',
    wrap: onDocument(PATCH, (sent) => (namesRight(sent) ? { anschrift: '', ...sent } : sent)),
  },
  'rights-displace-account-of-change': {
    kind: 'only-sometimes',
    says: 'PATCH of a right stores no bankverbindung.',
    wrap: onDocument(PATCH, (sent) => (namesRight(sent) ? part(sent, (name) => name !== 'bankverbindung') : sent)),
  },
  'change-once-more-answers-409': {
    kind: 'only-sometimes',
    says: 'PATCH answers 409 when the one before it was the same.',
    wrap: (next) => {
      const last = new Map<string, string>();
      return async (request) => {
        if (!isAsked(PATCH, request)) return next(request);
        const sent = await request.clone().text();
        const isAgain = last.get(request.url) === sent;
        last.set(request.url, sent);
        const response = await next(request);
        return isAgain ? withStatus(409)(response, request) : response;
      };
    },
  },
  'patch-answers-202': {
    kind: 'wrong-status',
    says: 'PATCH answers 202.',
    wrap: onResponse(PATCHED, withStatus(202)),
  },
  'account-change-answers-202': {
    kind: 'only-sometimes',
    says: 'PATCH of bankverbindung answers 202.',
    wrap: (next) => async (request) => {
      const sent = isAsked(PATCH, request) ? await jsonOf(request) : undefined;
      const answer = await next(request);
      return answer.ok && isObject(sent) && 'bankverbindung' in sent ? withStatus(202)(answer, request) : answer;
    },
  },
  'patch-body-is-hal': {
    kind: 'wrong-media-type',
    says: 'PATCH answers with a HAL document.',
    wrap: onResponse(PATCHED, withHeader('Content-Type', 'application/hal+json')),
  },
  'patch-answers-204': {
    kind: 'wrong-status',
    says: 'PATCH answers 204.',
    wrap: onResponse(PATCHED, withStatus(204)),
  },
  'patch-answers-former-data': {
    kind: 'wrong-meaning',
    says: 'PATCH answers with the data before it.',
    wrap: answeringFormerData,
  },
  'patch-answers-nothing': {
    kind: 'missing-member',
    says: 'PATCH answers with {}.',
    wrap: onResponse(PATCHED, withJson({})),
  },
  'patch-not-stored': {
    kind: 'wrong-meaning',
    says: 'PATCH answers 200, but nothing changes.',
    wrap: onDocument(PATCH, () => ({})),
  },
  'patch-keeps-what-is-set': {
    kind: 'only-sometimes',
    says: 'PATCH sets texts that are not set, but never overwrites one.',
    wrap: keeping(
      (present, name, value) => typeof present[name] === 'string' && typeof value === 'string' && value !== '',
    ),
  },
  'patch-stores-empty': {
    kind: 'wrong-meaning',
    says: 'PATCH stores an empty string instead of deleting.',
    wrap: storing(PATCH, (_name, value) => value === ''),
  },
  'patch-ignores-empty': {
    kind: 'wrong-meaning',
    says: 'PATCH ignores an empty string.',
    wrap: onDocument(PATCH, (sent) => part(sent, (_name, value) => value !== '')),
  },
  'patch-refuses-empty': {
    kind: 'too-strict',
    says: 'PATCH with an empty string is refused with 400.',
    wrap: refusing(PATCH, (sent) => Object.values(sent).includes('')),
  },
  'patch-stores-blank': {
    kind: 'wrong-meaning',
    says: 'PATCH stores a blank for an empty string.',
    wrap: onDocument(PATCH, (sent) =>
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value === '' ? ' ' : value])),
    ),
  },
  'patch-changes-typ': {
    kind: 'wrong-meaning',
    says: 'PATCH changes the typ.',
    wrap: storing(PATCH, (name) => name === 'typ'),
  },
  'patch-changes-id': {
    kind: 'wrong-meaning',
    says: 'PATCH changes the id.',
    wrap: storing(PATCH, (name) => name === 'id'),
  },
  'patch-changes-gesperrt-transitiv': {
    kind: 'wrong-meaning',
    says: 'PATCH changes gesperrtTransitiv.',
    wrap: storing(PATCH, (name) => name === 'gesperrtTransitiv'),
  },
  'patch-stores-unknown': {
    kind: 'wrong-meaning',
    says: 'PATCH stores unknown attributes.',
    wrap: storing(PATCH, isUnknown),
  },
  'patch-refuses-unknown': {
    kind: 'too-strict',
    says: 'PATCH with an unknown attribute is refused with 400.',
    wrap: refusing(PATCH, (sent) => Object.keys(sent).some(isUnknown)),
  },
  'patch-refuses-typ': {
    kind: 'too-strict',
    says: 'PATCH with a typ is refused with 400.',
    wrap: refusing(PATCH, (sent) => 'typ' in sent),
  },
});
