import { rule } from '../../engine/rule.ts';
import { differences } from './steps/attributes.ts';
import { changeTitle } from './steps/change-title.ts';
import { assumeAccepted, assumeRecordOf } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export default rule({
  level: 'must',
  title: 'PATCH changes the attribute that was sent, and no other',
  source: ['P31'],
  interfaces: ['partner'],
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
      const record = assumeRecordOf(partner.id, after, 'the changed partner');
      const title = record['titelFunktion'];
      context.expect.that(title === sent, `titelFunktion ${JSON.stringify(sent)}`, show(title), after);
      const changed = differences(before, record).filter((name) => name !== 'titelFunktion');
      const others = `changes of ${changed.join(', ')}`;
      context.expect.that(changed.length === 0, 'no change but that of titelFunktion', others, after);
    }
  },
});
