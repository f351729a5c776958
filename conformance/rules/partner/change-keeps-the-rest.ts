import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { differences } from './steps/attributes.ts';
import { changeTitle } from './steps/change-title.ts';
import { assumeAccepted, assumeRecord } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export default rule({
  level: 'must',
  title: 'PATCH changes the attribute that was sent, and no other',
  source: ['P31'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  brokenBy: [
    'patch-not-stored',
    'patch-keeps-what-is-set',
    'patch-replaces-all',
    'patch-deletes-email',
    'patch-blocks',
  ],
  async check(context) {
    const { partner, settings } = await changeTitle(context);
    for (const { sent, before, answer, after } of settings) {
      assumeAccepted(answer, 'a PATCH of titelFunktion');
      const record = assumeRecord(after, 'the changed partner');
      const { id = partner.id, titelFunktion: title } = record;
      assume(id === partner.id, `needs a read of the partner ${partner.id}, got that of ${JSON.stringify(id)}`);
      context.expect.that(title === sent, `titelFunktion ${JSON.stringify(sent)}`, show(title), after);
      const changed = differences(before, record).filter((name) => name !== 'titelFunktion');
      const others = `changes of ${changed.join(', ')}`;
      context.expect.that(changed.length === 0, 'no change but that of titelFunktion', others, after);
    }
  },
});
