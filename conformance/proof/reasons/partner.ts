import type { Reasons } from './reasons.ts';

const TRACE = /(^|: )expected (the header X-TraceId '.*', got (no such header|'.*')|a non-empty header X-TraceId, got)/;
const MEDIA_TYPE = /(^|: )expected media type "application\/json", got "(application\/hal|text\/|")/;

export default {
  'addresses-are-references': /expected URI references in (_links|avatarUrl), got \["[^ ]* .*"\]$/,
  'blocks-are-lifted': /(block lifted|itself blocked): expected gesperrtTransitiv false, got true$/,
  'broken-json-refused': /(^|: )expected status 4xx, got [25]00$/,
  'hidden-partners-are-not-administrable': /expected a list without FRD02, got FRD02 in it; see fixtures\.\S+$/,
  'inherited-values': /(^|: )expected no value of the unit above, got webseiteUrl$/,
  'order-makes-no-difference': /(^|: )expected ((typ|firmennameZusatz|anschrift\.\w+) ".*", got|status 2xx, got 400$)/,
  'takeover-list-agrees-with-status': /expected uebernehmbar true for KSB01, whom the list names, got false$/,
  'takeover-status-shows-block': /: expected gesperrt (true, got (false|nothing|"ja")|not to be true, got true)$/,
  'administrable-partners-are-listed':
    /^expected (an array of partners, got (object|an array with something else)|status 200, got (204|403; see fixtures\.partner\.partnerId))$/,
  'api-key-required': /(^|: )expected status 401, got (20[01]|40[34])/,
  'block-reaches-subordinates': /(^|: )expected gesperrtTransitiv true, got (false|1)$/,
  'caller-id-required': /expected status 4xx, got (20[014]|500)/,
  'change-with-bad-typ': /expected status 2xx or 400, got 500$/,
  'change-answers-200': /(^|: )expected status 200, got (20[124]|409)$/,
  'change-answers-record': /(^|: )expected (a JSON body, got an empty body|[\w.]+ .*, got )/,
  'change-ignores-what-cannot-change':
    /(^|: )expected (status 2xx, got 40[03]|\w+ not to be .*, got|faxnummer ".*", got|typ to stay)/,
  'change-keeps-the-rest': /(^|: )expected [\w.]+ to stay .*, got /,
  'change-needs-settings-rights': /^expected status 403, got (200|40[014]); see fixtures\.partner\.readOnlyPartnerId$/,
  'change-of-invisible-partner': /(^|: )expected status 404, got (20[01]|403|500)$/,
  'change-refuses-bad-values': /(^|: )expected status 400, got (200|422)/,
  'changes-answer-json': MEDIA_TYPE,
  'changes-carry-trace-id': TRACE,
  'creation-answers-201': /(^|: )expected status 201, got (200|202|204|302)$/,
  'creation-answers-current-data':
    /^expected (every attribute as the read shows it, got other values of (typ, gesperrt, gesperrtTransitiv|id|typ|webseiteUrl)|no attribute that the read does not show, got webseiteUrl)$/,
  'creation-answers-defaults':
    /gesperrt: expected a value for gesperrt, .*: expected a value for gesperrtTransitiv, got nothing$/,
  'creation-answers-id': /(^|: )expected (id of type string, got (nothing|4711)|an id that is not empty, got '')$/,
  'creation-answers-record':
    /(^|: )expected ([\w.]+ .*, got |a JSON (body, got (an empty body|"Partner angelegt")|object, got array))/,
  'creation-carries-location': /(^|: )expected a non-empty header Location, got (none|'')$/,
  'creation-ignores-empty-strings': /(^|: )expected (status 201, got (40[03]|422|200)|[\w.]+ not to be set, got "")/,
  'creation-ignores-read-only-attributes':
    /(^|: )expected (status 201, got (20[02]|40[03]|422)|\w+ not to be .*, got )/,
  'creation-takes-all-at-once': /(^|: )expected (bankverbindung\.\w+|telefonnummer|faxnummer) ".*", got nothing/,
  'creation-location-reads':
    /(^|: )expected (status 200, got (203|403|404)|id ".*", got "(HSE01|ADM01|N\w{4})"|a JSON object, got array)/,
  'creation-needs-existing-parent': /^expected status 4xx, got (200|201|500)$/,
  'creation-needs-rights': /(^|: )expected status 403, got (201|401|404); see credentials\..* and fixtures\./,
  'creation-refuses-bad-values': /(^|: )expected status 400, got (201|422|500)/,
  'empty-string-deletes':
    /(^|: )expected (status 2xx, got 400|a record without [\w.]+, got (null|".*")|a value for bankverbindung\.\w+, got nothing)/,
  'flags-default-to-false': /(^|: )expected \w+ false, got true$/,
  'granting-needs-the-right':
    /(^|: )expected (status 403, got (20[01]|400) for recht|recht\w+ to stay (true|false), got)/,
  'held-right-is-stored': /: expected (recht\w+ (true, got|false, got true)|status 201, got 403)/,
  'identifiers-have-values':
    /^(\w|\.)+: expected (musterbank|beispielkasse) to be a text, null or an object of texts, got/,
  'identifiers-read':
    /^expected (a JSON object, got array|status 200, got (204|404; see fixtures\.partner\.parentPartnerId))$/,
  'invisible-partner-not-found': /expected status 404, got (200|204|403); see fixtures\.partner\.hiddenPartnerId$/,
  'links-lead-on':
    /expected (status 200, got (203|204|403|404|405)|the partner \w{5} at _links\.\S+, got (\w{5}|none)|what \S+ says, got the partner "\w{5}")$/,
  'entries-agree-with-records': /expected (typ|_embedded\.partner\.\w+) ".*" of \w{5}, got ".*"$/,
  'block-marks-nobody-else': /(^|: )expected gesperrt not to be true, got true$/,
  'missing-caller-id-answers-401': /^expected status 401, got [45]00$/,
  'names-are-case-sensitive': /(^|: )expected [\w.]+ not to be .*, got /,
  'newlines-are-kept': /fusszeileFuerAussenauftritt: expected fusszeileFuerAussenauftritt ".*", got /,
  'partner-reads':
    /^expected (status 200, got (203|403; see fixtures\.partner\.partnerId)|media type .*(hal\+json|got "")|a JSON object, got array)/,
  'reads-answer-json': MEDIA_TYPE,
  'refusals-carry-trace-id': TRACE,
  'refused-change-stores-nothing': /(^|: )expected (\w+ to stay .*, got|titelFunktion not to be|a list without)/,
  'refused-values-answer-json': /(^|: )expected application\/json, got (text\/plain|no media type)/,
  'set-attributes-read': /: expected [\w.]+ .+, got /,
  'takeover-list-reads':
    /^expected (alleSichtbar of type boolean, got (nothing|"true")|a JSON (object, got array|body, got "<!doctype html>)|status 200, got 403; see)/,
  'takeover-status-names-partner': /^expected partnerId "KSB01", got "ADM01"$/,
  'takeover-status-reads': /expected (gesperrt of type boolean, got (nothing|"nein")|a JSON object, got boolean)/,
  'trace-id-comes-back': /(^|: )expected the header X-TraceId '.*', got ('|no such header)/,
  'trace-id-is-generated': TRACE,
  'typ-defaults-to-person': /^expected typ "PERSON", got "(ORGANISATION|NATUERLICHE_PERSON|person)"$/,
  'unknown-partner-not-found': /(^|: )expected status 404, got (20[01]|400|500)/,
  'members-are-carried': /expected a value for [\w.]+, got (nothing|null)/,
  'members-are-expected': /expected a value for [\w.]+, got nothing/,
  'members-have-types': /expected [\w.]+ (of type \w+|to be (an? |PERSON|HERR).*), got /,
  'members-of-entries-have-types': /expected [\w.]+ (of type \w+|to be (an? |PERSON|HERR).*), got /,
  'read-answers-partner-asked-for': /expected id "[\w-]+", got ("[\w-]+"|none)/,
  'unset-attributes-are-absent': /expected \w+ to be absent or set, got (null|"")/,
  'unset-values-are-left-out': /expected [\w.]+ to be absent or set, got (null|"")/,
  'empty-words-delete':
    /(^|: )expected (status (2xx|201), got (20[02]|400|422)|a record without \w+, got (null|".*")|typ "PERSON", got)/,
  'external-identifiers-are-kept': /externePartnerId (digits|other characters): expected externePartnerId ".*", got/,
  'flags-of-organisations-default-to-false': /(^|: )expected \w+ false, got true$/,
  'foreign-attributes-are-ignored': /(^|: )expected (status (2xx|201), got (40[03]|422)|\w+ not to be .*, got)/,
  'foreign-values-are-not-validated': /(^|: )expected (status (2xx|201), got (40[03]|422)|\w+ not to be .*, got)/,
  'unknown-members-are-ignored': /(^|: )expected (status (2xx|201), got 400|[\w.]+ not to be)/,
  'unknown-caller-refused': /(^|: )expected status 4xx, got (20[01]|500)/,
  'refused-strangers-store-nothing':
    /(^|: )expected (titelFunktion not to be "Conf.*, got "|a list without the partner that was refused, got «)/,
  'keys-of-users-and-organisations': /(^|: )expected status 2xx, or 4xx other than 401, got (401|500)$/,
  'generated-trace-ids-differ': /(^|: )expected two trace ids, got '(spur)?' twice$/,
  'days-of-no-calendar-refused': /(^|: )expected (status 400|a refusal \(no 2xx\)), got/,
  'refused-values-explain': /(^|: )expected ((message|traceId) of type string, got|a JSON body, got "Ungültig)/,
  'refusals-name-their-trace': /(^|: )expected traceId ".*", got "/,
  'forbidden-writes-store-nothing':
    /(^|: )expected (status 4xx, got (20[01]|500)|titelFunktion not to be|a list without the partner)/,
  'reads-need-no-settings-rights': /(^|: )expected status 200, got (20[34]|40[34]); see fixtures/,
} satisfies Reasons;
