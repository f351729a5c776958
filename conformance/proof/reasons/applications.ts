import type { Reasons } from './reasons.ts';

const REFUSED =
  /^(antragsteller, \w+, \w+, kommentar: )?expected status 2xx, got ((400|405|409|415); see fixtures\.applications\.\*|500|303)$/;

const DATED = /^([\w/]+: )?expected a letzteAenderung later than "2.*Z", got ("2.*Z"|none)$/;

const TAKEN = /^([\w/].*: )?expected (a refusal \(no 2xx or 5xx\), got (20[04]|500)|a refused patch to leave .*)$/;
const CARRIED_OUT = 'a refused patch to leave the application unchanged, got its value in the record';
const UNDONE = new RegExp(`^[\\w/].*: expected (a refusal \\(no 2xx or 5xx\\), got 20[04]|${CARRIED_OUT})$`);
const REJECTED = /^([\w ]+: )?expected status 2xx, got (303|400; see fixtures\.applications\.mayReject|500)$/;
const NO_4XX = /^([\w/].*: )?expected (status 4xx, got (20[04]|500)|a refused patch to leave .*)$/;

export default {
  'add-replaces': /: expected the second value ".*", got the first one "/,
  'broken-json-refused': NO_4XX,
  'failing-test-refused': TAKEN,
  'list-holds-own-applications': /^expected a list without the application, got one with it$/,
  'malformed-patches': TAKEN,
  'others-are-refused': new RegExp(`${UNDONE.source}|a refusal alone, got 404 with what was asked for$`),
  'operations-in-order': /^expected a reference that was added after the remove, got "CT-/,
  'refusal-names-patch-types': /: expected a non-empty header Accept-Patch, got none$/,
  'refused-patches':
    /^((fails|PATCH).*: )?expected a record as it was, got another (antragsReferenz|ansprechpartner|status)/,
  'rejection-is-taken': REJECTED,
  'rejection-needs-reason': TAKEN,
  'rejection-reads': /^(produktAnbieter|ablehnungsgrund): expected \1 "[A-Z_]+" in the record, got ("|no such member)/,
  'rejection-with-or-without-comment': REJECTED,
  'removes-of-nothing-refused': TAKEN,
  'replaced-parts-keep-others':
    /: expected (antragsteller|antragsReferenz|partnerId|voraussichtlicheBearbeitung) ".*" as before, got "/,
  'replaces-of-nothing-refused': TAKEN,
  'unappliable-patches-answer-4xx': NO_4XX,
  'unknown-application-refused': NO_4XX,
  'unknown-reason': TAKEN,
  'unusable-values-refused': TAKEN,
  'bearer-required':
    /^((GET|PATCH) \/v2\S+ (none|wrong).*: )?expected (a refusal \(no 2xx or 5xx\), got (200|204|500)|a refusal alone, got 401 .*|a refused patch to leave .*)$/,
  'clerk-change-is-dated': DATED,
  'clerk-can-be-replaced':
    /^expected status 2xx, got ((400|405|415); see fixtures\.applications\.kreditsachbearbeiterPartnerId|303|500)$/,
  'last-change-is-dated':
    /^GET .*: expected (letzteAenderung of type string, got|a date or date-time in letzteAenderung, got)/,
  'list-can-be-read': /^expected a success \(2xx\), got (302|404|500)$/,
  'list-is-restricted':
    /^(aenderung(Seit|Bis)|both)[^:]*: expected (no letzteAenderung but (since|until) [^,]*, got 20|\d or more that were changed [^,]*, got (none|\d)(; |$))/,
  'list-takes-dates':
    /^(aenderung(Seit|Bis)|both).*: expected a success \(2xx\) of (aenderung(Seit|Bis)|both), got (400|422|500)$/,
  'patched-values-read':
    /: expected (.* in the record, got ("|no such)|the credit clerk KSB02 under ansprechpartner .*, got (.*KSB01|none))/,
  'patch-takes-array': /^expected status 2xx, got ((400|405|415); see fixtures\.applications\.\*|303)$/,
  'processing-date-can-be-added': REFUSED,
  'provider-status-can-be-replaced': REFUSED,
  'read-answers-record': /^expected a success \(2xx\), got (302|404; see fixtures\.applications\.\*|500)$/,
  'reasons-are-taken':
    /^(GEGENANGEBOT: expected status 2xx, got 400|WERTERMITTLUNG: expected status 2xx, got 500|KRITERIEN: expected status 2xx, got 303)$/,
  'record-shows-last-change': /^GET .*: expected letzteAenderung in the record, got none$/,
  'reference-can-be-added': REFUSED,
  'reference-can-be-removed': REFUSED,
  'removed-reference-is-gone': /^expected no antragsReferenz( for a sales party, got "(BF|CT)-.*|, got "(CT-.*)?)"$/,
  'sales-party-reads': /^expected a success \(2xx\), got (302|404; see credentials\.v2SalesParty and .*|500)$/,
  'sales-reads-changes':
    /^expected (what the product provider reads, got (letzteAenderung|produktAnbieter|antragsReferenz|voraussichtlicheBearbeitung) |a record with letzteAenderung, as at first, got \d)/,
  'sales-reads-same':
    /^expected what the product provider reads, got (letzteAenderung|produktAnbieter|antragsReferenz|voraussichtlicheBearbeitung) /,
  'several-operations-all-read':
    /^((antragsReferenz|voraussichtlicheBearbeitung|credit clerk|status of the provider): expected .* in the record, got ("(BF-|\d|NICHT_)|\{"partnerId":"KSB01"\})|removal: expected no antragsReferenz, got "(BF-|"))/,
  'several-operations-in-one-call':
    /^([\w ,]+: )?expected status 2xx, got ((400|409); see fixtures\.applications\.\*|500)$/,
  'status-can-be-replaced': REFUSED,
  'status-change-is-dated':
    /^([\w/, ]+: )?expected (a letzteAenderung later than "2.*Z", got ("2.*Z"|none)|no letzteAenderung but (since|until) [^,]*, got 20.*|1 or more that were changed since [^,]*, got none.*)$/,
} satisfies Reasons;
