import { byPlace } from './steps/declare.ts';
import { expectNotBlocked } from './steps/sub-tree.ts';

export default byPlace({
  level: 'should',
  title: 'A partner whose superior is blocked does not show as blocked itself',
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'creates',
  brokenBy: ['block-shows-in-subordinates', 'block-goes-over-to-new-partners'],
  judges: { P198: expectNotBlocked },
});
