import type { Reasons } from './reasons.ts';

export default {
  'locations-are-references': /expected a URI reference in Location, got something else$/,
  'administrable-partners-are-listed':
    /^expected (an array of partners, got object|status 200, got (204|403; see fixtures\.partner\.partnerId))$/,
  'api-key-required': /^(wrong key|\w+ without key.*): expected status 401, got (200|403|404)$/,
  'bad-typ-changes-nothing': /^expected typ "PERSON", got ("XX"|"ORGANISATION"|null)$/,
  'block-reaches-subordinates':
    /^(un)?blocked: expected gesperrtTransitiv (true|false) below a superior .*, got (true|false)$/,
  'caller-id-required': /expected a refusal \(no 2xx\), got 20[04]$/,
  'change-answers-200': /^expected status 200, got 20[124]$/,
  'change-answers-record': /^expected (a JSON body, got an empty body|titelFunktion "Conformance .*", got)/,
  'change-ignores-what-cannot-change':
    /: expected (status 2xx, got 400|the sent (\w+) to be ignored, got an answer that gives \2 as .*)$/,
  'change-keeps-the-rest':
    /expected (titelFunktion "Conf.*", got "Berater|no change but that of titelFunktion, got changes of .*(email|gesperrt))/,
  'change-needs-settings-rights': /^expected status 403, got (200|40[014]); see fixtures\.partner\.readOnlyPartnerId$/,
  'change-of-invisible-partner': /^expected status 404, got (403|200)$/,
  'change-refusal-names-its-trace': /expected traceId (of type string, got nothing|".*", got "00000000-)/,
  'change-refusal-says-why': /expected (message of type string, got (nothing|4711)|a JSON body, got "Ungültig)/,
  'change-refuses-bad-values': /expected status 400, got (200|422)$/,
  'changes-answer-json':
    /^c\w+: expected application\/json for a c\w+, got (text\/plain|application\/hal\+json|no media type)(;|$)/,
  'changes-carry-trace-id': /expected a non-empty header X-TraceId, got (none|'')$/,
  'creation-accepts-foreign-attributes': /^expected status 2xx, got (400|422)$/,
  'creation-answers-201': /^expected status 201, got (200|202|204|302)$/,
  'creation-answers-current-data':
    /^expected every attribute as the read shows it, got other values of (typ, gesperrt, gesperrtTransitiv|id|typ)$/,
  'creation-answers-defaults':
    /gesperrt: expected a value for gesperrt, .*typ: expected a value for typ, got undefined$/,
  'creation-answers-id': /^expected (id of type string, got (nothing|4711)|an id that is not empty, got '')$/,
  'creation-answers-record': /^expected a JSON (body, got (an empty body|"Partner angelegt")|object, got array)/,
  'creation-carries-location': /^expected a non-empty header Location, got (none|'')$/,
  'creation-ignores-empty-strings': /^expected status 201, got (400|422|200)$/,
  'creation-ignores-read-only-attributes':
    /^(id|gesperrtTransitiv): expected (status 201, got 400|the sent (\w+) to be ignored, got a partner whose \3 is)/,
  'creation-ignores-unknown-attributes':
    /^expected (status 201, got (400|200)|a record without unbekannt.*, got "Conf)/,
  'creation-location-reads':
    /^expected (status 200, got (203|403|404)|id ".*", got "(HSE01|ADM01)"|a JSON object, got array)$/,
  'creation-needs-existing-parent': /^expected status 4xx, got (200|201|500)$/,
  'creation-needs-rights':
    /^(caller|parent) without .*: expected status 403, got (201|401|404); see credentials\..* and fixtures\./,
  'creation-refusal-explains': /expected ((message|traceId) of type string, got|a JSON body, got "Ungültig)/,
  'creation-refuses-bad-values': /expected status 400, got (201|422|500)$/,
  'empty-string-deletes':
    /^expected (status 2xx, got 400|a record without titelFunktion, got (null|"(Conformance| ?")))/,
  'empty-strings-set-nothing': /expected a record without telefonnummer, got (null|"")$/,
  'flags-default-to-false': /^(gesperrt|gehoertZuKreditinstitut): expected .* false, got true$/,
  'foreign-attributes-set-nothing': /^mobilnummer: expected a record without mobilnummer, got "/,
  'granting-needs-the-right':
    /expected status 403, got (201|200|400) for rechtLoanEchtgeschaeftErlaubt; see fixtures\.partner\.rightNotHeld$/,
  'held-right-is-stored':
    /expected (rechtDarfErgebnisListeNutzen (true, got false|false, got true)|status 201, got 403)/,
  'identifiers-have-values':
    /^(\w|\.)+: expected (musterbank|beispielkasse) to be a text, null or an object of texts, got/,
  'identifiers-read':
    /^expected (a JSON object, got array|status 200, got (204|404; see fixtures\.partner\.parentPartnerId))$/,
  'invisible-partner-not-found': /expected status 404, got (200|204|403); see fixtures\.partner\.hiddenPartnerId$/,
  'links-lead-on': /expected status 200, got (203|204|403|404)$/,
  'missing-caller-id-answers-401': /^expected status 401, got 400$/,
  'names-are-case-sensitive': /^expected titelFunktion to stay "Berater Baufinanzierung", got "Conformance/,
  'newlines-are-kept':
    /^expected fusszeileFuerAussenauftritt "Conformance\\nCheck\\nBerlin", got "Conformance( Check Berlin)?"$/,
  'partner-reads':
    /^expected (status 200, got (203|403; see fixtures\.partner\.partnerId)|media type .*(hal\+json|got "")|a JSON object, got array)/,
  'reads-answer-json':
    /^.*: expected media type "application\/json", got "(application\/hal|text\/|")|^expected media type "application\/json", got ""$/,
  'refusals-carry-trace-id':
    /^401 partner\w*: expected the header X-TraceId '.*', got (no such header|'.*'); 404 partner\w*: /,
  'refused-change-stores-nothing':
    /(anrede|geburtsdatum): expected \1 to stay "\S+", got ("(ABC|01\.02\.1990)"|nothing)/,
  'refused-values-answer-json':
    /^refused c\w+: expected application\/json for a refused c\w+, got (text\/plain|no media type)/,
  'set-attributes-read': /^read: expected every attribute that was set, got a record without faxnummer$/,
  'takeover-list-reads':
    /^expected (alleSichtbar of type boolean, got (nothing|"true")|a JSON (object, got array|body, got "<!doctype html>)|status 200, got 403; see)/,
  'takeover-status-names-partner': /^expected partnerId "KSB01", got "ADM01"$/,
  'takeover-status-reads': /expected (gesperrt of type boolean, got (nothing|"nein")|a JSON object, got boolean)/,
  'trace-id-comes-back': /^partner(kennzeichen)?: expected the header X-TraceId '.*', got ('|no such header)/,
  'trace-id-is-generated': /expected a non-empty header X-TraceId, got (none|'')$/,
  'typ-defaults-to-person': /^expected typ "PERSON", got "(ORGANISATION|NATUERLICHE_PERSON|person)"$/,
  'unknown-partner-not-found': /^expected status 404, got (400|200)$/,
  'members-are-carried': /expected a value for [\w.]+, got nothing/,
  'members-are-expected': /expected a value for [\w.]+, got nothing/,
  'members-have-types': /expected [\w.]+ (of type \w+|to be (an? |PERSON|HERR).*), got /,
  'members-of-entries-have-types': /expected [\w.]+ (of type \w+|to be (an? |PERSON|HERR).*), got /,
  'read-answers-partner-asked-for': /expected id "[\w-]+", got ("[\w-]+"|none)/,
  'unset-attributes-are-absent': /expected \w+ to be absent or set, got (null|"")/,
  'unset-values-are-left-out': /expected [\w.]+ to be absent or set, got (null|"")/,
} satisfies Reasons;
