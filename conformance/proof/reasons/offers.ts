import type { Reasons } from './reasons.ts';

const READ = /expected status 2xx, got (401|500|(404|405|406)(; see fixtures\.offers\..*)?)$/;

export default {
  'suggestions-by-post': /^expected status 2xx or 3xx, got (500|(400|405); see fixtures\.offers\.vorgangsNummer)$/,
  'suggestions-read': /^expected status 2xx, got (500|(400|405|406); see fixtures\.offers\.vorgangsNummer)$/,
  'offers-v1/token-required':
    /^((GET|POST): .*)?expected (a refusal \(no 2xx or 5xx\), got [25]00|a refusal alone, got 401 with what was asked for)$/,
  'offers-v2/token-required':
    /^(\w.*: (none|wrong).*: )?expected a refusal (\(no 2xx(, and no redirect to what the token gets| or 5xx)\), got ([25]00|302)|alone, got 401 with what was asked for)$/,
  'offers-v3/token-required':
    /^((ergebnisliste|meldungen|provision|gemerkteangebote|zahlungsplaene of a .*|determination for vorgangsNummer.*): (none|wrong).*: )?expected a refusal (\(no 2xx or 5xx\), got (20[04]|500)|alone, got 401 with what was asked for)$/,
  'offers-v1/trace-id-optional': /expected status 200 with(out x-TraceId, as with it| x-TraceId, as without), got 400$/,
  'offers-v2/trace-id-optional':
    /^\w.*expected status (200|302) with(out x-TraceId, as with it| x-TraceId, as without), got 400$/,
  'offers-v3/trace-id-optional':
    /^expected (status 200 or 204 (with|without) X-TraceId, got 400|one status .* got 200 without it and 204 with it, twice)$/,
  'unknown-read-refused': /(^|: )expected status 4xx, got 200$/,
  'attribute-order-free': /: expected status 302, got 400$/,
  'broken-json-refused': /^expected status 4xx, got [25]00$/,
  'captured-data-kept':
    /^(erfassteDaten: expected vorhaben\.(finanzbedarf\.kaufpreis 400000, got 40000000|finanzierungswunsch\.darlehensWuensche\.[01]\.\S+ \d+, got (nothing|\d+)))$|^ermittlungsAnfrage: expected ((alternativen|provisionsAusgabe) (true, got false|false, got true)|vorgangsNummer "BF4711", got "BF0815")$/,
  'case-replaces-body': /expected status 302, got (200|201|303|400|422|403; see fixtures\.offers\.vorgangsNummer)$/,
  'commission-in-cents': /expected betrag of type integer, got 3750.25$/,
  'commission-of-caller': /expected partnerId "ABC12", got "(XYZ99|erika.*)?"$/,
  'commission-ready':
    /expected (status 2xx( at another read)?|a betrag|a partnerId|betrag of type number|partnerId of type string), got/,
  'commission-waits-by-redirect': /expected (status 302, got (200|202|303|307|404)|status 2xx, got (404|405|406|500))$/,
  'determination-has-no-body': /expected no body, got \d+ bytes$/,
  'determination-readable': /expected (status 2xx, got (404|405|406|500)|an ermittlungsId, got none)$/,
  'determination-reads': /^[\w, ]+: expected status 2xx, got (401|404|405|406|500)/,
  'determination-redirects': /expected status 302, got (200|201|303|400)$/,
  'determination-with-location': /expected a non-empty header Location, got (none|'')$/,
  'offers-v2/options-accepted': /^(alternativen|provisionsAusgabe)=(true|false) .*: expected status 302, got 400$/,
  'offers-v3/options-accepted': /=(true|false).*: expected status 200 or 204, got 400; see fixtures\.offers/,
  'regional-blocks': /expected status 302, got (404|500)$/,
  'several-loans-accepted': /expected status 302, got 400$/,
  'shown-members-accepted':
    /expected status 302 with (a decimal in )?vorhaben\.\S+(, got 400| true, got 400(, 400){4})$/,
  'waiting-redirect-has-location': /^expected a non-empty header Location, got (none|'')$/,
  'commission-reads': READ,
  'determination-answers-200-or-204':
    /expected status (200 or 204|204 where .*), got (20[012]|30[237]|40[04]; see fixtures\.offers\.vorgangs)/,
  'determination-never-redirects': /expected a status other than 302, got 302$/,
  'determination-without-location': /expected no header Location, got "(\/v3|https)/,
  'empty-provider-lists-accepted': /: expected status 200 or 204, got 400; see fixtures\.offers/,
  'filled-provider-lists-accepted':
    /^(exkludierteP|p)rodukt\w+: expected status 200 or 204, got (302|40[04]; see .*fixtures\.offers\.produktAnbieter)$/,
  'provider-lists-applied': /: expected no result (but )?of MUSTERBANK, FOERDERBANK, got one of /,
  'list-belongs-to-its-case': /: expected a refusal \(no 2xx or 5xx\), got 200$/,
  'login-host-serves-no-v3': /^expected a refusal or a page, got 20[024]$/,
  'no-result-list-has-no-body': /: expected no body, got (4 bytes|the announcement of (2|20) bytes)$/,
  'result-list-not-empty': /expected a result list, got an empty body$/,
  'result-list-reads': READ,
  'saved-offers-need-scope':
    /(: expected a refusal \(no 2xx or 5xx\), got 200|expected a refusal alone, got 403 with what was asked for)$/,
  'saved-offers-read': READ,
  'unknown-case-refused': /(^|: )expected no result list, got 20[02]$/,
  'location-is-a-reference': /expected a Location that is an address, got/,
  'quota-exhausted': /^expected (status|a status other than) 429 (with no calls left|after the window), got \d+$/,
  'quota-is-kept': /expected a status other than 429 while calls are left, got 429 with \d+ calls left$/,
  'rate-limit-counts':
    /expected (a count that goes down with the calls|seconds that run down|seconds until the window ends), got (the moment )?\d+/,
  'rate-limit-numeric': /expected a number in X-RateLimit-(Remaining|Reset), got/,
  'rate-limit-present': /expected a non-empty header X-RateLimit-(Remaining|Reset), got none$/,
} satisfies Reasons;
