import { assume, NotApplicable } from '../engine.ts';
import { creationByPlace, type Judge } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { recordOfNew } from './steps/create.ts';
import type { Typ } from './steps/documents.ts';
import { furtherCreations } from './steps/history.ts';
import { allCreated } from './steps/plain.ts';
import { GARBLED } from './steps/stored.ts';
import { expectShown, recordIn, valueOf } from './steps/attributes.ts';

const supplied =
  (typ: Typ): Judge =>
  async (context, { attributes: path = '' }) => {
    const creation = await creationOf(context, typ);
    assume(creation.status === 201, `needs a creation (201), got ${creation.status}`);
    for (const one of [creation, ...(await furtherCreations(context, typ, path))]) {
      // Makes sure that the partner exists: a server may only echo the document.
      await recordOfNew(context, one);
      expectShown(context, context.expect.object(one), path, valueOf(one.sent, path), one);
    }
  };

export default creationByPlace({
  level: 'must',
  title: 'A creation answers with each attribute that was supplied',
  brokenBy: [
    ...GARBLED,
    'days-taken-for-months',
    'creation-takes-anschrift-before-bankverbindung',
    'create-without-body',
    'create-body-is-text',
    'create-body-without-defaults',
    'newlines-become-spaces',
    'rights-displace-name',
    'creation-answers-house-number-in-capitals',
    'creation-answers-every-typ-as-person',
    'typ-counts-in-the-first-place',
    'typ-reads-natural-person',
    'typ-reads-in-lower-case',
  ],
  judges: {
    P134: supplied('PERSON'),
    P135: supplied('ORGANISATION'),
    async P63(context, { typ }) {
      const shown = (await allCreated(context, typ)).filter(
        (one) => one.sent['typ'] === typ && (recordIn(one)?.['typ'] ?? undefined) !== undefined,
      );
      if (shown.length === 0) throw new NotApplicable('no response to a creation carries a typ');
      for (const creation of shown) expectShown(context, recordIn(creation), 'typ', typ, creation);
    },
  },
});
