import { CLIENT_ERROR, SUCCESS, coversOf, type Answer, type Context } from '../engine.ts';
import { sameValue, expectShown, valueOf } from './steps/attributes.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { createOrganisation, recordOfNew } from './steps/create.ts';
import { acceptedChange, changeOf, historyOf } from './steps/history.ts';
import type { OwnPartner } from './steps/scenarios.ts';
import { PARTS, WRITABLE } from './steps/documents.ts';
import { assumeAccepted, changePartner } from './steps/requests.ts';

const REVERSED = 'ORGANISATION in reverse';

/** The document that was sent for an organisation, and its record afterwards. */
async function written(context: Context, partner: OwnPartner, operation: string) {
  if (!isCreation(operation)) return acceptedChange(context, partner, 'changed');
  const read = await creationOf(context, partner);
  return { sent: read.sent, after: await recordOfNew(context, read), read };
}

/**
 * Makes sure that a refusal is due to the order: the values differ from those sent in the usual order, and a server may refuse some of them.
 *
 * @throws Inconclusive when the same values are refused in the usual order as well
 */
async function assumeValuesTaken(context: Context, operation: string, { status }: Answer): Promise<void> {
  if (!CLIENT_ERROR.has(status)) return;
  const usual = await context.once(`${operation}: ${REVERSED}, in the usual order`, async (step) => {
    if (isCreation(operation)) return createOrganisation(step, (mark) => PARTS[REVERSED].attributes(mark, {}, []));
    const { id } = await historyOf(step, REVERSED);
    return changePartner(step, id, (await changeOf(step, REVERSED, 'changed')).sent);
  });
  assumeAccepted(usual, 'the same in the usual order');
}

export default byPlace({
  level: 'must',
  title: 'Attributes are stored in whatever order they are sent',
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
      await assumeValuesTaken(context, operation, reversed);
      context.expect.status(reversed, SUCCESS);
      const { sent, after, read } = await written(context, REVERSED, operation);
      for (const path of ['typ', ...WRITABLE.ORGANISATION]) {
        const [value, usually] = [valueOf(sent, path), valueOf(usual.sent, path)];
        // Other rules judge a value that is not stored even in the usual order.
        const isStored = usually !== undefined && sameValue(valueOf(usual.after, path), usually);
        if (isStored && (value ?? '') !== '') expectShown(context, after, path, value, read);
      }
    },
  },
});
