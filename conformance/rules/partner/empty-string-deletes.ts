import { assume, NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { byPlace } from './steps/declare.ts';
import { DEFAULT_RIGHTS, heldRights } from './steps/callers.ts';
import { deleted } from './steps/stored.ts';
import { changeOf } from './steps/history.ts';
import { show } from './steps/attributes.ts';
import { tried } from '../steps/tried.ts';

/** Tells whether a blocked organisation accepts a change that does not concern its block (P125). */
async function isChangeable(context: Context): Promise<boolean> {
  return SUCCESS.has((await changeOf(context, 'ORGANISATION', 'blocked and changed')).answer.status);
}

export default byPlace({
  level: 'must',
  title: 'PATCH with an empty string deletes the stored value, so that the attribute is absent',
  covers: [{ operation: 'updatePartner', status: 200 }],
  brokenBy: [
    'rights-change-with-address-crashes',
    'patch-refuses-empty',
    'patch-ignores-empty',
    'emptied-rights-are-kept',
    'organisation-keeps-what-is-emptied',
    'empty-member-deletes-account',
    'patch-stores-blank',
    'patch-stores-empty',
    'read-shows-all-unset-as-null',
    'read-shows-unset-members-as-null',
    'read-shows-unset-as-empty',
    'read-shows-inherited-values',
    'records-show-inherited-values',
    'organisation-keeps-mobilnummer',
    'patch-not-stored',
    'patch-takes-anschrift-before-bankverbindung',
    'patch-refuses-another-order',
  ],
  judges: {
    P33: deleted,
    P155: deleted,
    // Whether a boolean is absent or false afterwards, or has its default, is open (P159).
    async P156(context, { attributes: path = '' }) {
      const isBlock = path === 'gesperrt';
      // P33 judges whether this change of an organisation, which also empties other attributes, is accepted.
      const whole = isBlock ? undefined : await tried(changeOf(context, 'ORGANISATION', 'empty'));
      if (whole?.before[path] === true && SUCCESS.has(whole.answer.status))
        context.expect.that(whole.after[path] !== true, `${path} no longer true`, show(whole.after[path]), whole.read);
      const { before, answer, after, read } = isBlock
        ? await changeOf(context, 'ORGANISATION', 'empty block')
        : await changeOf(context, 'PERSON', 'empty flag');
      if (isBlock && !SUCCESS.has(answer.status) && !(await isChangeable(context)))
        throw new NotApplicable('what can be changed of a blocked partner is open');
      context.expect.status(answer, SUCCESS);
      assume(before[path] === true, `needs a partner whose ${path} is true`);
      context.expect.that(after[path] !== true, `${path} no longer true`, show(after[path]), read);
    },
    async P157(context, { right = '' }) {
      const { names } = await heldRights(context);
      if (!names.includes(right)) throw new NotApplicable(`nothing shows that the caller holds ${right}`);
      const { before, answer, after, read } = await changeOf(context, 'PERSON with rights', 'empty rights');
      context.expect.status(answer, SUCCESS);
      // A right that a person has by default may return to its default.
      if (DEFAULT_RIGHTS.includes(right)) return;
      assume(before[right] === true, `needs a person whose ${right} is true`);
      context.expect.that(after[right] !== true, `${right} no longer true`, show(after[right]), read);
    },
  },
});
