import { changeRule } from './steps/change-rule.ts';
import { changeCase } from './steps/changes.ts';

export default changeRule({
  title: 'A case can be changed by PATCH',
  source: ['C06'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'PATCH /v*/vorgaenge/{vorgangsNummer}',
  fault: 'case-change',
  brokenBy: ['case-change-refuses-json-patch', 'case-changed-once'],
  body: 'patch',
  send: changeCase,
});
