import { faultsOf, mapValues, onDocument, onResponse, withStatus, type JsonObject } from '../faulty.ts';
import { CREATE, isOrganisation, refusing, storing, WRITE } from './faulty-documents.ts';
import { partnerFixtures } from './seed.ts';

const isRight = (name: string) => name === partnerFixtures.rightHeld;
const namesRight = (sent: JsonObject) => Object.keys(sent).some(isRight);

/** Faults of rights in a creation (P25). */
export const rights = faultsOf({
  'wrong-meaning': {
    'create-grants-denied-rights': [
      'A creation grants a right that was sent as false.',
      onDocument(CREATE, (sent) => mapValues(sent, (value, name) => isRight(name) || value)),
    ],
    'rights-default-true': [
      'A new person has a right that no default grants.',
      onDocument(CREATE, (sent) => ({ [partnerFixtures.rightHeld]: true, ...sent })),
    ],
  },
  'too-strict': {
    'create-refuses-rights': [
      'A creation with a right that the caller holds answers 403.',
      (next) => onResponse({ ...CREATE, body: namesRight }, withStatus(403))(refusing(CREATE, namesRight)(next)),
    ],
  },
});

/** Tells whether a document has a value that is refused for persons. */
const isForPersons = ({ anrede, geburtsdatum }: JsonObject) => anrede === 'ABC' || geburtsdatum === '01.02.1990';

const isOrganisationWith = (name: string) => (sent: JsonObject) => isOrganisation(sent) && name in sent;

/** Faults of attributes that the typ of a new partner does not have (P29). */
export const foreign = faultsOf({
  'too-strict': {
    'organisation-refuses-vorname': [
      'A creation of an organisation with a vorname is refused with 400.',
      refusing(CREATE, isOrganisationWith('vorname')),
    ],
    'organisation-refuses-geburtsdatum': [
      'A creation of an organisation with a geburtsdatum is refused with 400.',
      refusing(CREATE, isOrganisationWith('geburtsdatum')),
    ],
    'organisation-validates-persons': [
      'An invalid anrede or geburtsdatum is refused with 400 for an organisation.',
      refusing(WRITE, isForPersons),
    ],
  },
  'wrong-meaning': {
    'organisation-keeps-mobilnummer': [
      'An organisation shows the mobilnummer that it was created with.',
      storing(CREATE, (name) => name === 'mobilnummer'),
    ],
  },
});
