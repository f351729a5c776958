import { assume, NotApplicable, SUCCESS, type Answer, type Context } from '../engine.ts';
import { sameValue, expectIgnored, show, valueOf } from './steps/attributes.ts';
import { byPlace, isCreation, type Judge } from './steps/declare.ts';
import { creationOf } from './steps/combined.ts';
import { plainCreation, recordOfNew } from './steps/create.ts';
import { misspelt, misspeltPartsOf } from './steps/documents.ts';
import { acceptedChange, changeOf, type Change } from './steps/history.ts';

/** A request with an attribute whose name has another case, and the records before and after it. */
interface Misspelt extends Pick<Change, 'sent' | 'before' | 'after'> {
  about: Answer;
}

async function created(context: Context, path: string): Promise<Misspelt[]> {
  const before = await recordOfNew(context, await plainCreation(context));
  const creations = await Promise.all(misspeltPartsOf(path).map((part) => creationOf(context, part)));
  return Promise.all(
    creations.map(async (about) => ({ sent: about.sent, before, after: await recordOfNew(context, about), about })),
  );
}

async function changed(context: Context, path: string): Promise<Misspelt[]> {
  const ofPerson = await acceptedChange(context, 'PERSON', path.includes('.') ? 'members' : 'unknown');
  const ofOrganisation = await changeOf(context, 'ORGANISATION', 'read-only');
  const isSent = misspelt(path) in ofOrganisation.sent && SUCCESS.has(ofOrganisation.answer.status);
  return [ofPerson, ...(isSent ? [ofOrganisation] : [])].map((change) => ({ ...change, about: change.read }));
}

/** Other rules judge that unknown names are accepted. Rights that the caller does not hold are not sent: they would be refused. */
const setsNothing: Judge = async (context, { operation, attributes, right }) => {
  const path = attributes ?? right ?? '';
  for (const { sent, before, after, about } of await (isCreation(operation) ? created : changed)(context, path)) {
    const value = valueOf(sent, misspelt(path));
    if (value === undefined) throw new NotApplicable(`nothing shows that the caller holds ${path}`);
    assume(!sameValue(valueOf(before, path), value), `needs a partner whose ${path} is not ${show(value)} before`);
    expectIgnored(context, after, path, value, about);
  }
};

export default byPlace({
  level: 'must',
  title: 'An attribute whose name has another case is an unknown one, and sets nothing',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    'names-in-any-case',
    'names-of-new-partners-in-any-case',
    'typ-of-new-partners-in-any-case',
    'mark-of-organisations-in-any-case',
    'names-of-members-in-any-case',
    'last-of-members-in-any-case',
  ],
  judges: { P42: setsNothing, P85: setsNothing, P204: setsNothing },
});
