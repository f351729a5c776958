import { byPlace } from './steps/declare.ts';
import { expectBlockedAbove } from './steps/sub-tree.ts';

export default byPlace({
  level: 'should',
  title: 'The mark gesperrtTransitiv is not true when no superior partner is blocked',
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'creates',
  brokenBy: [
    'block-is-never-lifted',
    'patch-blocks',
    'patch-changes-gesperrt-transitiv',
    'own-block-counts-as-transitive',
    'block-shows-in-everybody',
  ],
  judges: { P74: expectBlockedAbove(false) },
});
