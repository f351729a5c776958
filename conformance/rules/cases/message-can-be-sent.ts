import { assumeFirstMessage, changeRule } from './steps/change-rule.ts';
import { sendMessage } from './steps/changes.ts';

export default changeRule({
  title: 'A message can be sent to a case',
  source: ['C10'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'POST /v*/vorgaenge/{vorgangsNummer}/nachricht',
  fault: 'message',
  brokenBy: ['message-refuses-token'],
  body: 'nachricht',
  stays: 'the case has one message more',
  send: sendMessage,
  judged: assumeFirstMessage,
});
