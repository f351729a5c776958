import { membersAreCarried, valueAt } from './steps/members.ts';

export default membersAreCarried({
  level: 'must',
  title: 'An answer carries the members that are stated to be there',
  source: ['P17', 'P18', 'P96', 'P97', 'P104', 'P115', 'P130'],
  brokenBy: [
    'broken-json-taken',
    'administrierbare-in-object',
    'takeover-list-is-array',
    'takeover-status-without-members',
    'create-body-without-defaults',
    'patch-answers-nothing',
    'change-without-rights-answers-200',
    'invisible-change-answers-200',
    'unknown-parent-answers-200',
    'superior-identifiers-are-text',
    'hidden-parent-answers-200',
  ],
  // What is embedded is there below a sales organisation only.
  isMeant: ({ holder }, path) =>
    !path.startsWith('_embedded.') || valueAt(holder, path.split('.').slice(0, -1)) !== undefined,
});
