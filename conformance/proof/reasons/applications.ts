import type { Reasons } from './reasons.ts';

const REFUSED = /^expected status 2xx, got ((400|405|409|415); see fixtures\.applications\.\*|500|303)$/;

const SALES =
  /^expected (a success \(2xx\), got 500|letzteAenderung in the record, got none|what the product provider reads, got (letzte.*|produkt.*))$/;

const REFUSAL = /^((list|read as [a-z ]+?)(, read as [a-z ]+?)*: )?expected a refusal \(no 2xx\), got (200|204)$/;

export default {
  'added-reference-reads': /^expected antragsReferenz "CT-.*" in the record, got "BF-2025-004711"$/,
  'clerk-change-is-dated': /^expected a letzteAenderung later than "2.*Z", got "2.*Z"$/,
  'clerk-can-be-replaced':
    /^expected status 2xx, got ((400|405|415); see fixtures\.applications\.kreditsachbearbeiterPartnerId|303|500)$/,
  'invented-bearer-refused': REFUSAL,
  'last-change-is-dated': /^expected (letzteAenderung of type string, got|a date or date-time in letzteAenderung, got)/,
  'list-can-be-read': /^expected a success \(2xx\), got (302|404|500)$/,
  'list-is-restricted':
    /^(aenderung(Seit|Bis).*|both of them): expected (no letzteAenderung but (since|until) .*, got 20.*|the application that was changed .*, got none)$/,
  'list-takes-dates': /^aenderung(Seit|Bis).*: expected a success \(2xx\) of aenderung(Seit|Bis).*, got (400|422|500)$/,
  'patch-needs-bearer': REFUSAL,
  'patch-takes-array': /^expected status 2xx, got ((400|405|415); see fixtures\.applications\.\*|303)$/,
  'processing-date-can-be-added': REFUSED,
  'processing-date-reads':
    /^expected voraussichtlicheBearbeitung "\d{4}-\d\d-\d\d" in the record, got ("[-.\d]+"|no such)/,
  'provider-status-can-be-replaced': REFUSED,
  'read-answers-record': /^expected a success \(2xx\), got (302|404; see fixtures\.applications\.\*|500)$/,
  'reads-need-bearer': REFUSAL,
  'reasons-are-taken':
    /^(GEGENANGEBOT: expected status 2xx, got 400|WERTERMITTLUNG: expected status 2xx, got 500|KRITERIEN: expected status 2xx, got 303)$/,
  'record-shows-last-change': /^expected letzteAenderung in the record, got none$/,
  'reference-can-be-added': REFUSED,
  'reference-can-be-removed': REFUSED,
  'removed-reference-is-gone': /^expected no antragsReferenz, got "(CT-.*)?"$/,
  'replaced-clerk-reads': /^expected the credit clerk KSB02 under ansprechpartner .*, got .*KSB01/,
  'sales-reads-same': SALES,
  'several-operations-all-read':
    /^(antragsReferenz|voraussichtlicheBearbeitung): expected .* in the record, got "(BF-|\d)/,
  'several-operations-in-one-call': REFUSED,
  'status-can-be-replaced': REFUSED,
  'status-change-is-dated': /^expected a letzteAenderung later than "2.*Z", got "2.*Z"$/,
} satisfies Reasons;
