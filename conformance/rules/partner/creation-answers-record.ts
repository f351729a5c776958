import { assume } from '../engine.ts';
import { byPlace, type Judge } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { recordOfNew } from './steps/create.ts';
import type { OwnPartner } from './steps/history.ts';
import { expectShown, valueOf } from './steps/attributes.ts';

const supplied =
  (partner: OwnPartner): Judge =>
  async (context, { attributes = '' }) => {
    const creation = await creationOf(context, partner);
    assume(creation.status === 201, `needs a creation (201), got ${creation.status}`);
    // It has to be a partner by now: who sends back what was sent has created nobody.
    await recordOfNew(context, creation);
    expectShown(context, context.expect.object(creation), attributes, valueOf(creation.sent, attributes), creation);
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
    'create-without-body',
    'create-body-is-text',
    'create-body-without-defaults',
    'newlines-become-spaces',
  ],
  judges: { P134: supplied('PERSON'), P135: supplied('ORGANISATION') },
});
