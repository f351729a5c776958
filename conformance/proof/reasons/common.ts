/** The rules that judge the same in every family. */
export const COMMON: Readonly<Record<string, RegExp>> = {
  'allow-names-methods': /expected a non-empty header Allow, got none$/,
  'answers-fit-contract': /expected bodies that fit their schemas, got \w+ \S+ \d+: \/?[\w/ ]+ must (be|match) /,
  'bodies-are-typed': /expected (a Content-Type|JSON without a byte order mark|JSON in UTF-8), got/,
  challenges: /expected (a non-empty header WWW-Authenticate, got none|a challenge of the scheme \w+, got '\w+)/,
  'locations-are-references': /expected a URI reference in Location, got a value that is none$/,
  'token-is-taken': /expected a status other than 401 for a request with the token, got 401$/,
};
