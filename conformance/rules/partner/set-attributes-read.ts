import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { createPartner, readCreated } from './steps/create.ts';
import { assumeMayCreate } from './steps/may.ts';
import { CREATION } from './steps/needs.ts';
import { assumeAccepted, recordIn } from './steps/requests.ts';

/** Every attribute of a person that is a text, or an object of texts; an organisation would not have all of them. */
const ATTRIBUTES = {
  anrede: 'FRAU',
  titelFunktion: 'Beraterin',
  geburtsdatum: '1990-02-01',
  anschrift: { strasse: 'Lindenallee', hausnummer: '7', plz: '10115', ort: 'Berlin' },
  bankverbindung: {
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    kontoinhaber: 'Conformance Check',
    referenzFeld: 'Provision',
  },
  email: 'conformance@example.com',
  telefonnummer: '030 1234560',
  mobilnummer: '0170 1234560',
  faxnummer: '030 1234569',
  webseiteUrl: 'https://www.example.com',
  avatarUrl: 'https://www.example.com/avatar.png',
  firmenname: 'Conformance GmbH',
  fusszeileFuerAussenauftritt: 'Conformance GmbH, Berlin',
  aufsichtsBehoerde: 'IHK Berlin',
  registrierungsNummer: 'D-0000-00000-00',
};

/** Which value a deployment makes of it, a number written another way for example, is its own business. */
export default rule({
  level: 'should',
  title: 'Every attribute that a person was created with has a value in the read and in the answer to the creation',
  source: ['P134', 'P138'],
  interfaces: ['partner'],
  covers: [
    { operation: 'createPartner', status: 201 },
    { operation: 'getPartner', status: 200 },
  ],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: ['answer', 'read'],
  brokenBy: ['faxnummer-not-read'],
  async check(context) {
    const creation = await context.once('partner created: every attribute', (step) =>
      createPartner(step, { typ: 'PERSON', ...ATTRIBUTES }),
    );
    await assumeMayCreate(context, creation);
    assumeAccepted(creation, 'a creation with every attribute');
    const read = await readCreated(context, creation);
    const record = context.case === 'read' ? read : recordIn(creation);
    assume(record, `needs a creation that answers with a JSON object, got status ${creation.status} without one`);
    const missing = Object.keys(ATTRIBUTES).filter((name) => (record[name] ?? '') === '');
    context.expect.that(missing.length === 0, 'every attribute that was set', `a record without ${missing.join(', ')}`);
  },
});
