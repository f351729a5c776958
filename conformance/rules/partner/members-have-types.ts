import { membersHaveForms, WRONG_TYPES } from './steps/members.ts';

export default membersHaveForms({
  level: 'must',
  title: 'The members of a response have the stated types and values, where it carries them',
  source: [
    ...['P04', 'P05', 'P06', 'P07', 'P64', 'P66', 'P68', 'P69', 'P73', 'P77', 'P79', 'P88', 'P95'],
    ...['P101', 'P108', 'P109', 'P115'],
  ],
  brokenBy: [
    ...WRONG_TYPES,
    'read-typ-in-lower-case',
    'read-anrede-in-words',
    'links-are-empty',
    'typ-reads-natural-person',
    'typ-reads-in-lower-case',
    'create-accepts-bad-typ',
    'create-accepts-bad-anrede',
    'patch-accepts-bad-anrede',
    'patch-accepts-bad-typ',
    'patch-changes-typ',
  ],
});
