import {
  faultsOf,
  isSelected,
  losing,
  mapValues,
  objectOf,
  onDocument,
  onFurther,
  onRequest,
  onResponse,
  part,
  reading,
  withHeader,
  withJson,
  withProperties,
  withStatus,
  withText,
  answers,
} from '../faulty.ts';
import type { Selector, Change, JsonObject, Wrap } from '../faulty.ts';
import { isObject } from '../../json.ts';
import { ATTRIBUTE_NAMES, RIGHT_NAMES } from './attributes.ts';
import { hasUnknownMember, isUnknown, PATCH, PATCHED, refusing, storing } from './faulty-documents.ts';
import { partnerCredentials } from './seed.ts';

const { partnerId } = partnerCredentials.partner;

/** Changes by another caller than that of the configuration, which has created the partner. */
const BY_OTHERS = { ...PATCH, is: ({ headers }: Request) => headers.get('x-partnerid') !== partnerId };
const BY_ORGANISATIONS = {
  ...PATCH,
  is: ({ headers }: Request) => headers.get('x-partnerid') === partnerCredentials.partnerOrganisation.partnerId,
};

const texts = ATTRIBUTE_NAMES.filter((name) => !RIGHT_NAMES.includes(name));

/** Responds to a PATCH with the record before it. */
const answeringFormerData =
  (selector: Selector): Wrap =>
  (next) =>
  async (request) => {
    if (!isSelected(selector, request)) return next(request);
    const former = await next(reading(request));
    const response = await next(request);
    return response.ok ? former : response;
  };

/** Rewrites a PATCH, given the current record. */
const byPresent =
  (rewrite: (sent: JsonObject, present: JsonObject) => JsonObject): Wrap =>
  (next) =>
  async (request) => {
    if (!isSelected(PATCH, request)) return next(request);
    const present = await objectOf(await next(reading(request)));
    return onDocument(PATCH, (sent) => rewrite(sent, present))(next)(request);
  };

/** Removes members from a PATCH, given the current record. */
const keeping = (isKept: (present: JsonObject, name: string, value: unknown) => boolean): Wrap =>
  byPresent((sent, present) => part(sent, (name, value) => !isKept(present, name, value)));

/** Adds attributes to some PATCH requests, unless they were sent. */
const writingBeside = (isMeant: string | ((sent: JsonObject) => boolean), others: JsonObject): Wrap =>
  onDocument(PATCH, (sent) =>
    (typeof isMeant === 'string' ? isMeant in sent : isMeant(sent)) ? { ...others, ...sent } : sent,
  );

/** Changes the responses to the third and later PATCH requests of each partner. */
const fromThirdOn = (change: Change): Wrap => onFurther(PATCHED, change, 3);

/** Sends a PATCH that has the id of an existing partner to that one. */
const goingToIdOfBody: Wrap = (next) => async (request) => {
  const { id } = isSelected(PATCH, request) ? await objectOf(request) : {};
  if (typeof id !== 'string') return next(request);
  const address = request.url.replace(/(?<=\/)[^/]+$/, encodeURIComponent(id));
  return next((await next(reading(request, address))).ok ? new Request(address, request) : request);
};

const always = () => true;
const namesRight = (sent: JsonObject) => Object.keys(sent).some((name) => RIGHT_NAMES.includes(name));

/** Faults of PATCH (P31 to P34). */
export const patched = faultsOf({
  'wrong-meaning': {
    'patch-replaces-all': [
      'PATCH deletes the attributes that were not sent.',
      writingBeside(always, Object.fromEntries(texts.map((name) => [name, '']))),
    ],
    'patch-deletes-email': ['PATCH deletes the email unless it was sent.', writingBeside(always, { email: '' })],
    'patch-blocks': [
      'PATCH blocks the partner unless the request sends gesperrt.',
      writingBeside(always, { gesperrt: true }),
    ],
    'patch-unblocks': [
      'PATCH lifts the block of the partner unless the request sends gesperrt.',
      writingBeside(always, { gesperrt: false }),
    ],
    'patch-answers-former-data': ['PATCH answers with the data from before the change.', answeringFormerData(PATCH)],
    'patch-not-stored': ['PATCH answers 200, but nothing changes.', onDocument(PATCH, () => ({}))],
    'patch-stores-empty': [
      'PATCH stores an empty string instead of deleting.',
      storing(PATCH, (_name, value) => value === ''),
    ],
    'patch-ignores-empty': ['PATCH ignores an empty string.', losing(PATCH, (_, value) => value === '')],
    'patch-stores-blank': [
      'PATCH stores a blank for an empty string.',
      onDocument(PATCH, (sent) => mapValues(sent, (value) => (value === '' ? ' ' : value))),
    ],
    'patch-changes-typ': ['PATCH changes the typ.', storing(PATCH, (name) => name === 'typ')],
    'patch-changes-id': ['PATCH changes the id.', storing(PATCH, (name) => name === 'id')],
    'patch-exchanges-rights': [
      'PATCH of two rights of mortgages swaps their values.',
      onDocument(PATCH, ({ rechtEchtgeschaeftErlaubt: one, rechtDarfErgebnisListeNutzen: other, ...others }) =>
        one === undefined || other === undefined
          ? { ...others, rechtEchtgeschaeftErlaubt: one, rechtDarfErgebnisListeNutzen: other }
          : { ...others, rechtEchtgeschaeftErlaubt: other, rechtDarfErgebnisListeNutzen: one },
      ),
    ],
    'patch-goes-to-id-of-body': ['PATCH with the id of another partner changes that one instead.', goingToIdOfBody],
    'patch-changes-gesperrt-transitiv': [
      'PATCH changes gesperrtTransitiv.',
      storing(PATCH, (name) => name === 'gesperrtTransitiv'),
    ],
    'patch-stores-unknown': ['PATCH stores unknown attributes.', storing(PATCH, isUnknown)],
  },
  'only-sometimes': {
    'patch-by-others-answers-204': [
      'PATCH by a caller other than the creator of the partner answers 204.',
      onResponse({ ...BY_OTHERS, status: 200 }, withStatus(204)),
    ],
    'patch-by-others-crashes': [
      'PATCH by a caller other than the creator of the partner answers 500.',
      onResponse({ ...BY_OTHERS, status: 200 }, withStatus(500)),
    ],
    'patch-by-others-answers-former-data': [
      'PATCH by a caller other than the creator of the partner answers with the data from before the change.',
      answeringFormerData(BY_OTHERS),
    ],
    'patch-by-organisations-in-vain': [
      'PATCH by an organisation answers 200 with the unchanged data, and changes nothing.',
      onRequest(BY_ORGANISATIONS, (request) => reading(request)),
    ],
    'patch-takes-rights': [
      'PATCH of a right withdraws the right to create partners unless it was sent.',
      writingBeside(namesRight, { rechtDarfPartnerAnlegen: false }),
    ],
    'account-change-takes-rights': [
      'PATCH of bankverbindung withdraws the right to use the mortgage product unless it was sent.',
      writingBeside('bankverbindung', { rechtDarfMortgageNutzen: false }),
    ],
    'address-change-takes-mark': [
      'PATCH of anschrift sets gehoertZuKreditinstitut to false unless it was sent.',
      writingBeside('anschrift', { gehoertZuKreditinstitut: false }),
    ],
    'address-change-lifts-block': [
      'PATCH of anschrift lifts the block of the partner unless the request sends gesperrt.',
      writingBeside('anschrift', { gesperrt: false }),
    ],
    'rights-change-restores-default': [
      'PATCH of a right grants the right to use the mortgage product unless it was sent.',
      writingBeside(namesRight, { rechtDarfMortgageNutzen: true }),
    ],
    'empty-member-deletes-account': [
      'PATCH with an empty member of bankverbindung deletes the others, too.',
      onDocument(PATCH, (sent) =>
        isObject(sent['bankverbindung']) && Object.values(sent['bankverbindung']).includes('')
          ? { ...sent, bankverbindung: '' }
          : sent,
      ),
    ],
    'organisation-keeps-what-is-emptied': [
      'PATCH ignores an empty string for an organisation.',
      keeping((present, name, value) => present['typ'] === 'ORGANISATION' && value === '' && name !== 'gesperrt'),
    ],
    'change-unblocks-persons': [
      'PATCH lifts the block of a person unless the request sends gesperrt.',
      byPresent((sent, { typ }) => (typ === 'PERSON' ? { gesperrt: false, ...sent } : sent)),
    ],
    'emptied-rights-are-kept': [
      'PATCH ignores an empty string for a right.',
      losing(PATCH, (name, value) => value === '' && RIGHT_NAMES.includes(name)),
    ],
    'address-change-deletes-account': [
      'PATCH of anschrift deletes the bankverbindung unless it was sent.',
      writingBeside('anschrift', { bankverbindung: '' }),
    ],
    'account-change-deletes-address': [
      'PATCH of bankverbindung deletes the anschrift unless it was sent.',
      writingBeside('bankverbindung', { anschrift: '' }),
    ],
    'rights-change-deletes-address': [
      'PATCH of a right deletes the anschrift unless it was sent.',
      writingBeside(namesRight, { anschrift: '' }),
    ],
    'email-change-deletes-telephone': [
      'PATCH of the email deletes the telefonnummer unless it was sent.',
      writingBeside('email', { telefonnummer: '' }),
    ],
    'emptied-telephone-deletes-email': [
      'PATCH of an empty telefonnummer deletes the email as well unless it was sent.',
      byPresent((sent) => (sent['telefonnummer'] === '' ? { email: '', ...sent } : sent)),
    ],
    'website-change-of-organisation-deletes-email': [
      'PATCH of the webseiteUrl of an organisation deletes the email unless it was sent.',
      byPresent((sent, { typ }) => (typ === 'ORGANISATION' && 'webseiteUrl' in sent ? { email: '', ...sent } : sent)),
    ],
    'rights-displace-birthday-of-change': [
      'PATCH of a right stores no geburtsdatum.',
      losing(PATCH, (name, _, sent) => name === 'geburtsdatum' && namesRight(sent)),
    ],
    'rights-displace-account-of-change': [
      'PATCH of a right stores no bankverbindung.',
      losing(PATCH, (name, _, sent) => name === 'bankverbindung' && namesRight(sent)),
    ],
    'unknown-member-displaces-address': [
      'PATCH of an anschrift with an unknown member stores nothing of it.',
      losing(PATCH, (name, value) => name === 'anschrift' && hasUnknownMember({ anschrift: value })),
    ],
    'rights-change-with-address-crashes': [
      'PATCH of a right and of the anschrift changes both, and answers 500.',
      onResponse({ ...PATCHED, body: (sent) => namesRight(sent) && isObject(sent['anschrift']) }, withStatus(500)),
    ],
    'answers-hide-blocks': [
      'The response to a PATCH that blocks shows no block.',
      onResponse({ ...PATCHED, body: (sent) => sent['gesperrt'] === true }, withProperties({ gesperrt: false })),
    ],
    'later-changes-answer-without-address': [
      'From the third PATCH of a partner on, the response has no anschrift.',
      fromThirdOn(withProperties({ anschrift: undefined })),
    ],
    'later-changes-answer-nothing': [
      'From the third PATCH of a partner on, the response has no body.',
      fromThirdOn(withText('')),
    ],
    'change-once-more-answers-409': [
      'PATCH answers 409 if it equals the one before.',
      (next) => {
        const last = new Map<string, string>();
        return async (request) => {
          if (!isSelected(PATCH, request)) return next(request);
          const sent = await request.clone().text();
          const isAgain = last.get(request.url) === sent;
          last.set(request.url, sent);
          const response = await next(request);
          return isAgain ? withStatus(409)(response) : response;
        };
      },
    ],
    'account-change-answers-202': [
      'PATCH of bankverbindung answers 202.',
      onResponse({ ...PATCH, status: 'ok', body: (sent) => 'bankverbindung' in sent }, withStatus(202)),
    ],
    'patch-keeps-what-is-set': [
      'PATCH sets a text only if none was stored.',
      keeping((present, name, value) => typeof present[name] === 'string' && typeof value === 'string' && value !== ''),
    ],
  },
  'wrong-status': {
    'patch-answers-202': answers('PATCH', PATCHED, 202),
    'patch-answers-204': answers('PATCH', PATCHED, 204),
  },
  'wrong-media-type': {
    'patch-body-is-hal': [
      'PATCH answers with a HAL document.',
      onResponse(PATCHED, withHeader('Content-Type', 'application/hal+json')),
    ],
  },
  'missing-member': {
    'patch-answers-nothing': ['PATCH answers with {}.', onResponse(PATCHED, withJson({}))],
  },
  'too-strict': {
    'patch-refuses-empty': [
      'PATCH with an empty string is refused with 400.',
      refusing(PATCH, (sent) => Object.values(sent).includes('')),
    ],
    'patch-refuses-unknown': [
      'PATCH with an unknown attribute is refused with 400.',
      refusing(PATCH, (sent) => Object.keys(sent).some(isUnknown)),
    ],
    'patch-refuses-typ': ['PATCH with a typ is refused with 400.', refusing(PATCH, (sent) => 'typ' in sent)],
  },
});
