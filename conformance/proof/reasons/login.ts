import type { Reasons } from './reasons.ts';

const TOKEN =
  /expected (status 2xx|a JSON object|a non-empty string access_token), got (204|401|405|''|nothing|object|a body that is no JSON)$/;

export default {
  'refusal-challenges':
    /expected (a non-empty header WWW-Authenticate, got none|the scheme Basic and a realm, got 'Bearer realm="token"')$/,
  'token-by-form': TOKEN,
  'token-by-basic': TOKEN,
  'token-is-jwt':
    /expected three or five base64url parts, the first a JSON object, got (1 part|3 parts) of another form$/,
  'token-answer':
    /expected (application\/json, got (application\/hal\+json|no media type)|a compact token of three or five parts, got 1|a positive number in expires_in, got array)$/,
  'form-is-read-leniently': /expected status 2xx, got 4(00|15)$/,
  'user-gets-token-by-basic': TOKEN,
  'token-works-as-bearer': /: expected an answer to the bearer of the token, got 401$/,
  'user-gets-token': TOKEN,
  'wrong-credentials-refused': /expected no access_token for these credentials, got status 20\d with an access_token$/,
} satisfies Reasons;
