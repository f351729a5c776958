import { assume } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { recordOfNew } from './steps/create.ts';
import type { OwnPartner } from './steps/history.ts';
import { expectShown, valueOf } from './steps/attributes.ts';

/**
 * @param partner - is created with every attribute
 * @param other - is created with other values of some
 */
const supplied =
  (partner: OwnPartner, other: OwnPartner): Judge =>
  async (context, { attributes: path = '' }) => {
    const creation = await creationOf(context, partner);
    assume(creation.status === 201, `needs a creation (201), got ${creation.status}`);
    // It has to be a partner by now: who sends back what was sent has created nobody.
    await recordOfNew(context, creation);
    expectShown(context, context.expect.object(creation), path, valueOf(creation.sent, path), creation);
    const further = await tried(creationOf(context, other));
    const value = valueOf(further?.sent, path) ?? '';
    // Which characters externePartnerId takes is judged elsewhere.
    if (further?.status !== 201 || value === '' || path === 'externePartnerId') return;
    expectShown(context, context.expect.object(further), path, value, further);
  };

export default byPlace({
  level: 'must',
  title: 'A creation answers with each attribute that was supplied',
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  brokenBy: [
    'texts-taken-for-latin-1',
    'texts-written-for-html',
    'texts-taken-for-numbers',
    'texts-end-with-their-digits',
    'creation-takes-anschrift-before-bankverbindung',
    'create-without-body',
    'create-body-is-text',
    'create-body-without-defaults',
    'newlines-become-spaces',
    'creation-answers-house-number-in-capitals',
  ],
  judges: {
    P134: supplied('PERSON', 'PERSON without rights'),
    P135: supplied('ORGANISATION', 'ORGANISATION in reverse'),
  },
});
