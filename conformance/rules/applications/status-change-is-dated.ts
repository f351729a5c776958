import { expectLater } from './steps/dated.ts';
import { forEachPlace } from './steps/needs.ts';
import { assumeOtherStatus, replaceProviderStatus, replaceStatus } from './steps/status.ts';
import { statusIn } from './steps/members.ts';

export default forEachPlace({
  level: 'must',
  title: 'A change of the status, or of the part of the provider alone, moves letzteAenderung',
  source: ['A16'],
  brokenBy: ['status-change-undated', 'status-change-dates-back', 'provider-status-change-undated'],
  async check(context, place) {
    const isWhole = place.attributes === '/status';
    const change = await (isWhole ? replaceStatus : replaceProviderStatus)(context);
    if (!isWhole) assumeOtherStatus(context, change.former);
    const shown = (record: unknown) => JSON.stringify(statusIn(record));
    await expectLater(context, change, (former, after) => shown(former) !== shown(after));
  },
});
