import type { Reasons } from './reasons.ts';

const READ = /expected status 2xx, got (401|500|(400|405|406)(; see fixtures\.cases\.vorgangsNummer.*)?)$/;

const CHANGE =
  /^expected status 2xx, got ((400|401|403|405|415); see fixtures\.cases\.bodies\.\w+ and fixtures\.cases\.mayChange|303|401|500)$/;

export default {
  'applications-read': READ,
  'broken-json-refused': /^expected (status 4xx, got (204|500)|a refused change to leave the case unchanged.*)$/,
  'case-can-be-changed': CHANGE,
  'changed-case-reads':
    /^expected (the case as it was changed, got the former one|a case that shows ".*", as it was sent, got none of it)$/,
  'case-reads': READ,
  'goes-on-working': /: expected another answer without a server error, got 500$/,
  'cases-are-listed': READ,
  'later-operations-absent':
    /^\w+: expected (no resource \S+ of cases-v1, got Allow: POST|a refusal \(no 2xx\), got 20[24])$/,
  'later-suggestions-absent': /^expected no resource \S+ of cases-v1, got 200$/,
  'message-can-be-sent': CHANGE,
  'new-responsible-person-reads':
    /^(\w+: )?expected (another \w+ than before, got the former one|the \w+ who was set, got somebody else|a kundenBetreuer and .*, got one person for both)$/,
  'readiness-can-be-reported': CHANGE,
  'responsible-persons-can-be-set':
    /^\w+: expected status 2xx, got (405; see fixtures\.cases\.vorgangsNummer and fixtures\.cases\.mayChange|500)$/,
  'responsible-persons-read': READ,
  'saved-offers-read': READ,
  'status-can-be-set': CHANGE,
  'suggestion-reads': READ,
  'suggestions-are-listed': READ,
  'token-required':
    /^\w.*: (none|wrong).*: expected (a refusal \(no 2xx or 5xx\), got 200|a refusal alone, got 401 with|a refused change to leave the case unchanged)/,
  'unknown-case-refused': /expected status 4xx, got (200|302)$/,
} satisfies Reasons;
