import { byPlace } from './steps/declare.ts';
import { expectBlockedAbove } from './steps/sub-tree.ts';

export default byPlace({
  level: 'must',
  title: 'The mark gesperrtTransitiv is true as long as a superior partner is blocked',
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'creates',
  withoutWrites: 'fixtures.partner.belowBlockedPartnerId',
  brokenBy: [
    'block-hides-the-one-above',
    'read-organisation-flag-is-number',
    'block-stays-with-superior',
    'block-reaches-the-next-only',
    'block-passes-over-new-partners',
  ],
  judges: { P44: expectBlockedAbove(true) },
});
