/** The part of the engine that rules may import. */
export { isRedirect, type Answer } from '../engine/answer.ts';
export { answersFitContract } from '../engine/answers-fit-contract.ts';
export { withoutSlashAtEnd } from '../engine/config/base-url.ts';
export type { Config, CredentialName, Fixtures } from '../engine/config/schema.ts';
export type { Context, StepContext } from '../engine/context.ts';
export type { Seen } from '../engine/contract/observations.ts';
export {
  credentialHeaders,
  credentialSetting,
  hasCredential,
  issuerOf,
  isSigned,
  targetOrigins,
  unsigned,
  type Caller,
  type Spoiling,
} from '../engine/credentials.ts';
export { decode } from '../engine/decode.ts';
export {
  CLIENT_ERROR,
  DENIED,
  NO_REFUSAL,
  SUCCESS,
  SUCCESS_OR_REDIRECT,
  cut,
  jsonType,
  type StatusRange,
} from '../engine/expect.ts';
export { BUSY } from '../engine/exchange.ts';
export { forbiddenBodies, observeForbidden, oneOfEachWay } from '../engine/forbidden-bodies.ts';
export { assumeSeen, settingAt } from '../engine/needs.ts';
export {
  Failure,
  Inconclusive,
  NotApplicable,
  Outcome,
  Skipped,
  Unanswered,
  assume,
  leftOut,
  needsWrites,
  noTarget,
} from '../engine/outcome.ts';
export { isJwt, isSecretParameter } from '../engine/redact.ts';
export { coversOf, rule, type Cover, type Level, type Need, type RuleDefinition } from '../engine/rule.ts';
export { cookieDate, cookiesOf, type SetCookie } from '../engine/set-cookie.ts';
export { combinedStep } from '../engine/shared-step.ts';
export {
  dimensionsOf,
  placesByCase,
  placesByCaseAt,
  SENT_WITH,
  statementOf,
  type StatementPlace,
} from '../engine/statements.ts';
export type { Method, Parts } from '../engine/target.ts';
export { FRESH_TOKEN, saysInvalid } from '../engine/token.ts';
export { isObject, mapValues, valueAt } from '../json.ts';
