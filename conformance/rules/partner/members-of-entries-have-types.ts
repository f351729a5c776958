import { membersHaveForms } from './steps/members.ts';

export default membersHaveForms({
  level: 'should',
  title: 'The fields of an entry in a list of partners are those of a partner, where it carries them',
  source: ['P103', 'P110', 'P111'],
  open: ['typ'],
  brokenBy: ['takeover-units-are-numbers'],
});
