import { membersAreCarried, WITHOUT_MEMBERS } from './steps/members.ts';

export default membersAreCarried({
  level: 'should',
  title: 'A response about a person and an entry of a list carry the members that are shown for them',
  source: ['P80', 'P102', 'P104', 'P112', 'P131', 'P132', 'P192'],
  brokenBy: [
    'change-answers-right-as-null',
    'create-stores-empty',
    'patch-stores-empty',
    'rights-granted-on-creation',
    ...WITHOUT_MEMBERS,
    'read-typ-in-lower-case',
    'unknown-partner-reads-as-empty',
    'administrierbare-in-object',
    'invisible-partner-reads',
    'creation-answers-every-typ-as-person',
    'patch-changes-typ',
  ],
  isEmptyMissing: true,
  // With alleSichtbar, a list may embed no partners. The documents show links and rights for persons only; an entry may have any typ.
  isMeant: (_value, { typ, alleSichtbar }, path) =>
    !(alleSichtbar === true && path.startsWith('_embedded')) &&
    !(typ === 'ORGANISATION' && /^(_links|recht|gesperrtTransitiv)/.test(path)),
});
