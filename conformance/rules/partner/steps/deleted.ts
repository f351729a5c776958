import { assume, SUCCESS } from '../../engine.ts';
import { GROUPS } from './attributes.ts';
import type { Judge } from './declare.ts';
import { historyOf } from './history.ts';
import { show, valueOf } from './values.ts';

/**
 * Judges that an attribute, or each member of a group, is absent from the read after each change with an empty string, and that no other
 * member of its group is deleted to which the same change gave a value.
 */
export const deleted: Judge = async (context, { attributes: path = '' }) => {
  const [group = ''] = path.split('.');
  const paths = (name: string) => GROUPS[name]?.map((member) => `${name}.${member}`) ?? [name];
  let isJudged = false;
  for (const partner of ['PERSON', 'ORGANISATION'] as const) {
    for (const { sent, before, answer, after, read } of (await historyOf(context, partner)).changes.values()) {
      const isStored = paths(path).every((one) => (valueOf(before, one) ?? '') !== '');
      // The block of an organisation comes before, and what else can be changed of a blocked partner is open (P125).
      const isBlocked = partner === 'ORGANISATION' && before['gesperrt'] === true;
      if (valueOf(sent, path) !== '' || !isStored || isBlocked) continue;
      // Whether an address without a postcode or an account without an IBAN is refused is open (P186); persons lack other members.
      const isPart = partner === 'ORGANISATION' && paths(group).some((one) => (valueOf(sent, one) ?? '') !== '');
      if (isPart && !SUCCESS.has(answer.status)) continue;
      isJudged = true;
      context.expect.status(answer, SUCCESS);
      for (const one of paths(path)) {
        const value = valueOf(after, one);
        context.expect.that(value === undefined, `a record without ${one}`, show(value), read);
      }
      for (const one of paths(group)) {
        const isSet = (valueOf(sent, one) ?? '') !== '';
        context.expect.that(!isSet || (valueOf(after, one) ?? '') !== '', `a value for ${one}`, 'nothing', read);
      }
    }
  }
  assume(isJudged, `needs a partner that has a value for ${path}`);
};
