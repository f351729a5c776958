import { PARTIAL_APPLICATION } from './steps/case-interface.ts';
import { assumeFirstStatus, changeRule } from './steps/change-rule.ts';
import { setStatus } from './steps/changes.ts';

export default changeRule({
  title: 'The status of a partial application can be set',
  source: ['C08'],
  at: 'POST /v*/vorgaenge/**/status',
  fault: 'status',
  brokenBy: ['status-leads-back', 'status-set-once'],
  body: 'status',
  needs: PARTIAL_APPLICATION,
  send: setStatus,
  judged: assumeFirstStatus,
});
