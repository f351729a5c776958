import { membersAreCarried } from './steps/members.ts';

export default membersAreCarried({
  level: 'info',
  title: 'An answer about a person carries orgaEinheitId',
  source: ['P78'],
  brokenBy: [],
  isMeant: ({ holder }) => holder['typ'] !== 'ORGANISATION',
});
