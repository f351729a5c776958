import { assume, NotApplicable, type Context } from '../engine.ts';
import { sameValue } from './steps/attributes.ts';
import { byPlace, isCreation, type Judge } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { plainCreation, recordOfNew } from './steps/create.ts';
import { misspelt } from './steps/documents.ts';
import { acceptedChapter } from './steps/history.ts';
import { misspeltPartOf } from './steps/parts.ts';
import { expectIgnored, show, valueOf } from './steps/values.ts';

async function created(context: Context, path: string) {
  const creation = await creationOf(context, misspeltPartOf(path));
  const after = await recordOfNew(context, creation);
  return {
    sent: creation.sent,
    before: await recordOfNew(context, await plainCreation(context)),
    after,
    about: creation,
  };
}

async function changed(context: Context, path: string) {
  const chapter = await acceptedChapter(context, 'PERSON', path.includes('.') ? 'members' : 'unknown');
  return { ...chapter, about: chapter.read };
}

/** That an unknown name is accepted is judged elsewhere. Rights that the caller does not hold are not sent: they would be refused. */
const setsNothing: Judge = async (context, { operation, attributes, right }) => {
  const path = attributes ?? right ?? '';
  const { sent, before, after, about } = await (isCreation(operation) ? created : changed)(context, path);
  const value = valueOf(sent, misspelt(path));
  if (value === undefined) throw new NotApplicable(`nothing shows that the caller holds ${path}`);
  assume(!sameValue(valueOf(before, path), value), `needs a person whose ${path} is not ${show(value)} before`);
  expectIgnored(context, after, path, value, about);
};

export default byPlace(
  {
    level: 'must',
    title: 'An attribute whose name has another case is an unknown one, and sets nothing',
    covers: [{ operation: 'updatePartner', status: 200 }],
    brokenBy: ['names-in-any-case', 'names-of-new-partners-in-any-case', 'names-of-members-in-any-case'],
  },
  { P42: setsNothing, P85: setsNothing },
);
