import type { Reasons } from './reasons.ts';

const SIGN_ON =
  /expected (a non-empty header Location, got none|a Location at the platform with the path \/uebersicht-[0-9a-f]{8}(\?.*)?, got (https:\/\/portal\.example)?\/.*|a cookie sessionId that is not empty, got (no cookie|JSESSIONID|a removed sessionId))$/;

export default {
  'refusal-challenges': /expected a non-empty header WWW-Authenticate, got none$/,
  'bad-token-opens-no-session': /expected no session, got 302 with a cookie sessionId$/,
  'form-login-answers-text': /expected text\/plain, got (application\/json|text\/html|no media type)$/,
  'form-login-opens-session':
    /expected (status 200, got (204|302|400|401)|a cookie sessionId that is not empty, got (no cookie|JSESSIONID|an empty sessionId|a removed sessionId))$/,
  'cookie-is-well-formed':
    /expected (one cookie sessionId|a cookie value of printable ASCII|well-formed attributes|a Path that covers POST \/logout)/,
  'form-is-read-leniently': /expected status 200, got 4(0[03]|15)$/,
  'generated-trace-ids-differ': /expected a different generated trace id for each sign-on, got the same one twice$/,
  'login-box-has-its-fields':
    /expected a (user name field|password field|login button), got (1|no) password fields?, (1|2|no) other inputs?, (1|no) buttons?$/,
  'login-box-hides-password': /expected forms that are sent by POST, got get$/,
  'logout-leads-somewhere': /expected a non-empty header Location, got none$/,
  'refused-login-opens-no-session': /expected no session, got (200|401) with a cookie sessionId$/,
  'token-of-either-operation-signs-on':
    /expected (status 302 or 303, got 401|a cookie sessionId that is not empty, got (no cookie|JSESSIONID|a removed))/,
  'login-box-can-be-framed':
    /expected a page that may be framed, got (X-Frame-Options: DENY|frame-ancestors 'none'|.*, frame-ancestors)$/,
  'login-box-is-a-page': /expected (status 2xx, got (404|302)|an HTML page, got text\/plain)$/,
  'login-box-names-its-type': /expected text\/html, got no media type$/,
  'logout-redirects': /expected status 302, got (200|204|401)$/,
  'page-to-open':
    /expected (status (200|302), got (200|302|400|500)|media type "text\/plain", got "text\/html"|media type "text\/html", got "text\/plain"|a cookie sessionId that is not empty, got no cookie)$/,
  'sign-on-answers-302': /^((GET|POST): )?expected status 302, got (200|303|401|404|405)$/,
  'sign-on-by-address': SIGN_ON,
  'one-token-signs-on': new RegExp(`${SIGN_ON.source}|expected status 302 or 303, got (200|401|404|405)`),
  'sign-on-by-post': SIGN_ON,
  'sign-on-by-post-leads-on': SIGN_ON,
  'sign-on-carries-trace-id':
    /^((sent|generated): )?expected (status 302 or 303, got 400|a non-empty header X-TraceId, got (none|'')|the header X-TraceId 'Conformance-[0-9a-f-]{36}', got '5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11')$/,
  'wrong-credentials-refused': /expected status 401, got (200|302|403)$/,
} satisfies Reasons;
