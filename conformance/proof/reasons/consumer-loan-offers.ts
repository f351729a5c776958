import type { Reasons } from './reasons.ts';

const NO_SUCCESS = 'status (400 with errors|200 with(out)? errors|403|404)';

export default {
  'amount-required': /expected status 400, got status (200 with(out)? errors.*|422 with errors.*|500)$/,
  'bad-requests-refused': /expected status 400, got status (200 with(out)? errors.*|422 with errors.*)$/,
  'best-offer-answered':
    /expected (an answer without errors, got status 400 with errors \(.*; see .*|data.bestesAngebot as an object or null, got (nothing|array)|an object data, got nothing)$/,
  'broken-json-refused': /^expected status 4xx, got 200$/,
  'decimals-are-numbers': /expected Gesamtkonditionen\.(rateMonatlich|laufzeitInMonaten) of type number, got "[\d.]+"$/,
  defaults: /: expected the same rates without (datenkontext|finanzierungszweck) as with [A-Z_]+, got other rates$/,
  'failure-has-messages':
    /expected ((message|status) in each of the errors, got \{.*}|an object data, got (nothing|null)|status 200, got 422; see .*failingQuery|errors that are not empty, got status 200 without errors; see .*failingQuery)$/,
  'fields-can-be-selected': /expected the field \w+\.\w+, got status 400 with errors/,
  'failure-messages-are-text': /expected message of type string, got (nothing|null|{"de".*})$/,
  'field-types':
    /: expected (Gesamtkonditionen\.(effektivzins|rateMonatlich) as a decimal number|Gesamtkonditionen.laufzeitInMonaten as a whole number|Ratenkredit.produktbezeichnung of type string|Produktanbieter.anschrift of type object), got ("[\d,]+ %"|{"betrag".*|60\.5|4711|"Deich.*)$/,
  'json-required': /expected (status 415, got 200|no offers, got offers with status 415.*)$/,
  'logo-is-an-address': /expected Logo.svg as an address, got "(<svg|PHN2Zy|M 0 0)/,
  'nothing-but-selected-fields': /expected no other members, got sollzins$/,
  'offers-listed':
    /expected (an answer without errors, got status 400 with errors \(.*; see .*|data.angebote as an array or null, got (nothing|object)|nothing but objects in data.angebote, got array|an object data, got nothing)$/,
  'optional-parameters':
    /expected an answer to a query without (\w+), got status 400 with errors \(«\1 is required»\)$/,
  'parameters-accepted': /expected an answer to (the variable \w+|all variables together), got status/,
  'partner-id-has-five-characters':
    /expected (no offers, got offers with status (200 with(out)?|400 with) errors|a refusal \(4xx or errors\), got status 200 without errors)/,
  'partner-out-of-reach-refused':
    /expected no offers, got offers with status (200 with(out)?|403 with) errors.*; see .*partnerIdOutside$/,
  'partner-within-reach-accepted': new RegExp(`expected an answer .*, got ${NO_SUCCESS}.*; see .*partnerId$`),
  'purposes-accepted': /\b(\w+): expected an answer to the purpose \1, got status 400 with errors/,
  'queries-as-graphql-has-them':
    /(expected an answer to a query with: [\w ]+, got status 400|expected the field \w+ by the [\w ]+, got none$)/,
  'query-and-variables':
    /(variables of \w+: expected an answer to a query with variables|a charset.*: expected an answer to a query in application\/json; charset=utf-8), got status 400|umlauts in the query: expected an answer to a query with umlauts.*, got status 400|the encoding of the answer: expected a body in UTF-8/,
  'refusals-execute-nothing': /expected (no data, got \{|a refusal \(4xx or errors\), got)/,
  'scope-required':
    /expected status 403, got status (200 (with|without) errors.*; credentials.kexWithoutScope has to be|400 with errors)|expected no offers, got offers with status 403/,
  'selected-fields-come-back':
    /expected the selected field (Gesamtkonditionen\.(effektivzins|zinsgrenzen)|Angebot.ratenkredit|Anschrift.plz), got none$/,
  'success-answers-200': /^(POST \/angebote angebote: )?expected status 200, got 201$/,
  'success-has-no-errors': /expected no errors beside data, got (\[{"message"|"keine")/,
  'term-is-optional': /expected an answer to a query without laufzeitInMonaten, got status 400/,
  'test-context-accepted':
    /expected an answer to a query in the context TESTUMGEBUNG, got status (400 with errors|200 with errors|403)/,
  'token-required': /expected (status 401, got (200|403)|no offers, got offers with status 401.*)$/,
  'unknown-fields-refused': /expected a refusal \(4xx or errors\), got status (200 without errors|500 with errors .*)$/,
  'trace-id-is-optional': /expected an answer to a query with(out)? X-TraceId, got status 400/,
  'answers-are-json': /expected a media type of JSON, got (text\/plain|none)$/,
} satisfies Reasons;
