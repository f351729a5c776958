import { membersAreSet } from './steps/members.ts';

export default membersAreSet({
  level: 'should',
  title: 'Members that are not set are absent from a record, as attributes are from the response to a write',
  source: ['P59', 'P60', 'P201', 'P202'],
  brokenBy: [
    'read-shows-unset-members-as-null',
    'change-answers-right-as-null',
    'change-answers-unset-members-as-null',
    'patch-with-bad-typ-unsets-typ',
    'create-stores-empty',
    'patch-stores-empty',
    'organisation-keeps-mobilnummer',
    'rights-granted-on-creation',
  ],
});
