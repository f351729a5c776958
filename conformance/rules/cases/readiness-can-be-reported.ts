import { PARTIAL_APPLICATION } from './steps/case-interface.ts';
import { changeRule, assumeFirstReport } from './steps/change-rule.ts';
import { reportReadiness } from './steps/changes.ts';

export default changeRule({
  title: 'A partial application can be reported ready for decision',
  source: ['C09'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'POST /v*/vorgaenge/**/entscheidungsreife',
  fault: 'readiness',
  brokenBy: ['readiness-refuses-token', 'readiness-not-there'],
  body: 'entscheidungsreife',
  needs: PARTIAL_APPLICATION,
  stays: 'the partial application is reported ready for decision',
  send: reportReadiness,
  remedy:
    'a partial application is reported once: name a fresh one in fixtures.cases.antragsNummer and fixtures.cases.teilantragsNummer, ' +
    'or correct fixtures.cases.bodies.entscheidungsreife',
  judged: assumeFirstReport,
});
