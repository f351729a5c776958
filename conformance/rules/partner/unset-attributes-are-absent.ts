import { membersAreSet } from './steps/members.ts';

export default membersAreSet({
  level: 'must',
  title: 'Attributes that are not set are absent from a record, neither null nor empty',
  source: ['P03', 'P199', 'P200'],
  brokenBy: [
    'read-shows-unset-as-empty',
    'read-shows-all-unset-as-null',
    'read-shows-unset-address-as-null',
    'read-shows-right-as-null',
    'read-shows-typ-as-null',
    'patch-with-bad-typ-unsets-typ',
    'create-stores-empty',
    'patch-stores-empty',
    'organisation-keeps-mobilnummer',
    'rights-granted-on-creation',
  ],
});
