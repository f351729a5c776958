import { membersAreReferences } from './steps/members.ts';

export default membersAreReferences({
  level: 'should',
  title: 'Links and the address of an avatar are URI references',
  source: ['N70'],
  brokenBy: ['links-with-spaces', 'avatar-with-spaces', 'answers-with-link-with-spaces'],
});
