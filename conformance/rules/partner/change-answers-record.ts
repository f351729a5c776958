import { assume, type Context } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { acceptedChapter, chapterOf, type Hero } from './steps/history.ts';
import { createdPlain } from './steps/plain.ts';
import { chapterOfChange } from './steps/stored.ts';
import { expectShown, valueOf } from './steps/values.ts';

/** Judges an attribute in the answer to a change that sends it, or to one that does not. */
async function expectAnswered(context: Context, hero: Hero, path: string, isSent: boolean): Promise<void> {
  const own = chapterOfChange(path);
  const other = chapterOfChange(own === 'changed' ? 'gesperrt' : '');
  const { sent, before, answer } = await chapterOf(context, hero, isSent ? own : other);
  assume(answer.status === 200, `needs a PATCH that is answered with 200, got ${answer.status}`);
  const wanted = valueOf(isSent ? sent : before, path);
  assume(isSent || wanted !== undefined, `needs a partner that has a value for ${path}`);
  expectShown(context, context.expect.object(answer), path, wanted, answer);
}

export default byPlace(
  {
    level: 'must',
    title:
      'PATCH answers with the current master data, what was sent and what was set before; it and a creation carry typ',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: [
      'texts-taken-for-latin-1',
      'texts-taken-for-numbers',
      'avatar-with-spaces',
      'patch-answers-former-data',
      'patch-answers-nothing',
      'read-telefonnummer-is-number',
      'read-gesperrt-is-text',
      'read-plz-is-number',
      'read-bankverbindung-is-text',
      'read-anrede-in-words',
      'read-anrede-is-code',
      'organisation-keeps-mobilnummer',
      'patch-replaces-all',
      'patch-deletes-email',
      'patch-blocks',
      'patch-not-stored',
      'patch-keeps-what-is-set',
      'newlines-become-carriage-returns',
      'create-body-without-defaults',
      'create-without-body',
      'create-body-is-text',
      'patch-answers-204',
    ],
  },
  {
    async P129(context, { operation, typ }) {
      const answer = isCreation(operation)
        ? await createdPlain(context, typ)
        : (await acceptedChapter(context, typ as Typ, 'unblocked')).answer;
      const value = context.expect.object(answer)['typ'] ?? undefined;
      context.expect.that(value !== undefined, 'a value for typ', 'nothing', answer);
    },
    P141: (context, { attributes = '' }) => expectAnswered(context, 'PERSON', attributes, true),
    P142: (context, { attributes = '' }) => expectAnswered(context, 'PERSON', attributes, false),
    P143: (context, { attributes = '', values }) =>
      expectAnswered(context, 'ORGANISATION', attributes, values === 'sent'),
  },
);
