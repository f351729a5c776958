import { SUCCESS, coversOf, type Context } from '../engine.ts';
import { sameValue, expectShown, valueOf } from './steps/attributes.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { recordOfNew } from './steps/create.ts';
import { acceptedChange, changeOf, type OwnPartner } from './steps/history.ts';
import { WRITABLE } from './steps/documents.ts';

const REVERSED = 'ORGANISATION in reverse';

/** What an organisation was sent, and shows. */
async function written(context: Context, partner: OwnPartner, operation: string) {
  if (!isCreation(operation)) return acceptedChange(context, partner, 'changed');
  const read = await creationOf(context, partner);
  return { sent: read.sent, after: await recordOfNew(context, read), read };
}

export default byPlace({
  level: 'must',
  title: 'Attributes that are sent in another order are stored as well',
  covers: coversOf({ createPartner: 201, updatePartner: 200 }),
  brokenBy: [
    'texts-end-with-their-digits',
    'texts-taken-for-latin-1',
    'texts-written-for-html',
    'typ-counts-in-the-first-place',
    'creation-takes-anschrift-before-bankverbindung',
    'patch-takes-anschrift-before-bankverbindung',
    'patch-refuses-another-order',
  ],
  judges: {
    async P56(context, { operation }) {
      const usual = await written(context, 'ORGANISATION', operation);
      const reversed = isCreation(operation)
        ? await creationOf(context, REVERSED)
        : (await changeOf(context, REVERSED, 'changed')).answer;
      context.expect.status(reversed, SUCCESS);
      const { sent, after, read } = await written(context, REVERSED, operation);
      for (const path of ['typ', ...WRITABLE.ORGANISATION]) {
        const [value, usually] = [valueOf(sent, path), valueOf(usual.sent, path)];
        // What is not stored in the usual order either is another rule's.
        const isStored = usually !== undefined && sameValue(valueOf(usual.after, path), usually);
        if (isStored && (value ?? '') !== '') expectShown(context, after, path, value, read);
      }
    },
  },
});
