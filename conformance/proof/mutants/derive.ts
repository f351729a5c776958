import type { InterfaceId } from '../../../generated/platform.ts';
import { STATEMENTS } from '../../../generated/statements.ts';
import { withoutType } from '../../reference/answer-faults.ts';
import { withHeader, withoutHeader, withStatus, withText, type Change } from '../../reference/faulty.ts';
import { changing, withBody, withChangedMember, withMediaType, withRetypedBody } from './answers.ts';
import {
  answeringInstead,
  ignoringPart,
  inPlaceOf,
  shownAnswer,
  staleAfter,
  withoutAuthentication,
} from './behaviour.ts';
import { isWrite, type Contract, type DeclaredAnswer, type Operation } from './contract.ts';
import { hasMember, isOpen, membersOf, retyped, withAddedMember, withReversedItems } from './members.ts';
import type { Mutant, MutantKind, SeenAnswer } from './mutant.ts';
import { isSeenAccepted, type Observed } from './observed.ts';
import { partsOf, type RequestContent } from './parts.ts';

const REFUSED_CREDENTIAL = new Set([401, 403]);

/** For a status, the successes and redirects that replace it while the response keeps its content. */
const SWAPPED: Readonly<Record<number, readonly number[]>> = {
  200: [202, 204],
  201: [200],
  202: [200],
  204: [200],
  302: [200],
  303: [302, 200],
};

/** The statuses that replace a success: a redirect to a login page, refusals, a missing operation, a crash. */
const NO_SUCCESS = [302, 400, 401, 403, 404, 405, 500];
/** The statuses that replace a refusal. */
const NO_SUCH_REFUSAL = [200, 400, 401, 403, 404, 422, 500];

const OPEN = new Set<string>(STATEMENTS.flatMap(({ id, open }) => (open === undefined ? [] : [id])));

/** A mutant without its operation and status. */
interface Draft {
  kind: MutantKind;
  detail?: string;
  /** By default all responses with the status. */
  changes?: Mutant['changes'];
  wrap: Mutant['wrap'];
}

/** All mutants of an interface: for each operation, and each status that the suite has got from the reference deployment. */
export function deriveMutants(id: InterfaceId, contract: Contract, { answers }: Observed): Mutant[] {
  // Use the order of the contract, since the order of responses differs from run to run.
  return contract.operations.flatMap((operation) => {
    const seen = answers.get(operation) ?? [];
    return [...new Set(seen.map(({ status }) => status))].sort().flatMap((status) => {
      const declared = operation.answer(status);
      const same = seen.filter((answer) => answer.status === status);
      const drafts = [
        ...(declared === undefined ? [] : answerDrafts(contract, operation, status, declared, same)),
        ...swapDrafts(operation, status),
        ...behaviourDrafts(contract, operation, status, seen),
        ...(status === firstAccepted(seen) ? partDrafts(contract, operation, seen) : []),
      ];
      return drafts.map(({ kind, detail = '', changes = (one) => one.status === status, wrap }): Mutant => ({
        id: `${id}: ${operation.key} ${status} ${kind}${detail === '' ? '' : ` ${detail}`}`,
        interface: id,
        operation: operation.key,
        kind,
        status,
        detail,
        declared: declared?.declared ?? 'default',
        body: bodyOf(contract, declared),
        secured: operation.credentialHeaders.length > 0,
        open: openNearest(declared?.sources ?? [], operation.sources, contract.sources),
        changes,
        wrap,
      }));
    });
  });
}

/** The lowest status of accepted requests. */
const firstAccepted = (seen: readonly SeenAnswer[]) =>
  Math.min(...seen.map(({ status }) => status).filter((status) => status < 400));

/**
 * Servers that refuse a part of requests, crash on it, require it, or ignore it. Skips parts that all accepted requests have: refusing
 * such a part is refusing the operation, which mutants with other statuses do.
 */
function partDrafts(contract: Contract, operation: Operation, seen: readonly SeenAnswer[]): Draft[] {
  const accepted = seen.filter(isSeenAccepted);
  const sent = new Set<string>();
  return partsOf(contract, operation).flatMap((part) => {
    const having = accepted.filter(({ request }) => part.isIn(request));
    if (having.length === 0 || having.length === accepted.length) return [];
    // If several parts always occur together, refusing one is the same as refusing another.
    const requests = JSON.stringify(having.map((one) => accepted.indexOf(one)));
    const isOther = !sent.has(requests);
    sent.add(requests);
    const draft = (kind: MutantKind, status: number, isSent: boolean): Draft => {
      const isMeant = (request: RequestContent, answered: number) => answered < 400 && part.isIn(request) === isSent;
      return {
        kind,
        changes: ({ request, status: answered }) => isMeant(request, answered),
        wrap: answeringInstead(operation, isMeant, refusalOf(operation, status)),
      };
    };
    const ignored: Draft = {
      kind: 'part-ignored',
      changes: ({ request }) => part.isIn(request),
      wrap: ignoringPart(operation, part),
    };
    return [
      ...(isOther ? [draft('part-refused', 400, true)] : []),
      ...(part.isValue || !isOther ? [] : [draft('part-crashes', 500, true), draft('part-demanded', 400, false)]),
      ...(part.without === undefined ? [] : [ignored]),
    ].map((one) => ({ ...one, detail: part.name }));
  });
}

/** The refusal from the examples of the contract, or an invented one. */
function refusalOf({ answer }: Operation, status: number): Response {
  const declared = answer(status);
  if (declared?.example !== undefined) return shownAnswer(status, declared);
  return Response.json({ message: 'not this time' }, { status, headers: status === 302 ? { location: '/login' } : {} });
}

/** The open statements of the first group that has any. */
function openNearest(...groups: readonly (readonly string[])[]): string[] {
  const open = groups.map((group) => [...new Set(group)].filter((source) => OPEN.has(source)));
  return open.find(({ length }) => length > 0) ?? [];
}

function bodyOf(contract: Contract, declared: DeclaredAnswer | undefined): Mutant['body'] {
  if (declared?.schema === undefined || isOpen(contract, declared.schema)) return 'open';
  return contract.resolve(declared.schema)['type'] === 'string' ? 'text' : 'formed';
}

function answerDrafts(
  contract: Contract,
  { method, path, key }: Operation,
  status: number,
  declared: DeclaredAnswer,
  seen: readonly SeenAnswer[],
): Draft[] {
  if (declared.declared === 'default') return [];
  const draft = (kind: MutantKind, change: Change, detail = ''): Draft => ({
    kind,
    detail,
    wrap: changing({ method, path, status }, change),
  });
  const headers = Object.keys(declared.headers).flatMap((name) => [
    draft('header-dropped', withoutHeader(name), name),
    draft('header-emptied', withHeader(name, ''), name),
  ]);
  if (seen.every(({ text }) => text === '')) return headers;
  const isJson = seen.some(({ json }) => typeof json === 'object');
  const isOrdered = seen.some(({ json }) => JSON.stringify(withReversedItems(json)) !== JSON.stringify(json));
  const members = membersOf(contract, declared.schema)
    .map(({ path: member }) => member)
    .filter((member) => seen.some(({ json }) => hasMember(json, member)))
    .flatMap((member) => {
      const changes = (one: SeenAnswer) => one.status === status && hasMember(one.json, member);
      const ofMember = (kind: MutantKind, change: (value: unknown) => unknown): Draft => ({
        ...draft(kind, withChangedMember(member, change), member.join('.')),
        changes,
      });
      return [ofMember('member-dropped', () => undefined), ofMember('member-retyped', retyped)];
    });
  const ofBody = (kind: MutantKind, rewrite: (body: unknown) => unknown) => draft(kind, withBody(rewrite));
  const other = status < 400 ? otherExample(contract, key, declared) : undefined;
  return [
    ...headers,
    ...members,
    draft('body-emptied', withText('')),
    draft('body-retyped', withRetypedBody),
    ...(isJson
      ? [
          ofBody('body-null', () => null),
          ofBody('body-wrapped', (body) => [body]),
          ofBody('member-added', withAddedMember),
        ]
      : []),
    ...(isOrdered ? [ofBody('items-reversed', withReversedItems)] : []),
    draft('media-type-dropped', withoutType),
    draft('media-type-wrong', withMediaType(declared.mediaType === 'text/html' ? 'text/plain' : 'text/html')),
    ...(other?.mediaType === undefined
      ? []
      : [draft('other-example', withText(textOf(other.example), other.mediaType), other.key)]),
  ];
}

/** The successful response of the next operation in the contract that has an example and another schema. */
function otherExample(
  { operations }: Contract,
  key: string,
  { schema }: DeclaredAnswer,
): (DeclaredAnswer & { key: string }) | undefined {
  const at = operations.findIndex((one) => one.key === key);
  for (const { key: other, success } of [...operations.slice(at + 1), ...operations.slice(0, at)]) {
    if (success === undefined || success.answer.example === undefined) continue;
    if (JSON.stringify(success.answer.schema) !== JSON.stringify(schema)) return { ...success.answer, key: other };
  }
  return undefined;
}

const textOf = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example));

/** Mutants with other statuses. A success in place of a success keeps its content; a refusal has the content of the contract. */
function swapDrafts(operation: Operation, status: number): Draft[] {
  const { method, path } = operation;
  const isSwapped = SWAPPED[status] ?? [];
  const toLogin = REFUSED_CREDENTIAL.has(status) ? [302] : [];
  const others = (status < 400 ? NO_SUCCESS : [...toLogin, ...NO_SUCH_REFUSAL]).filter(
    (other) => other !== status && !isSwapped.includes(other) && (other !== 422 || status === 400),
  );
  return [...isSwapped, ...others].map((other) => ({
    kind: 'status-swapped',
    detail: String(other),
    wrap: changing(
      { method, path, status },
      isSwapped.includes(other) || other === 200
        ? withStatus(other)
        : (response) => inPlaceOf(response, refusalOf(operation, other)),
    ),
  }));
}

/** Tells whether a write may change the resource of a read: the first path segments are equal, and the write does not create the resource. */
function mayChange({ key, method }: Operation, read: Operation): boolean {
  const [path = '', own = ''] = [key, read.key].map((one) => one.split(' ')[1]);
  const isCreation = method === 'POST' && own.replace(/\/\{\w+\}$/, '') === path;
  return path.split('/')[1] === own.split('/')[1] && !isCreation;
}

function behaviourDrafts(
  contract: Contract,
  operation: Operation,
  status: number,
  answers: readonly SeenAnswer[],
): Draft[] {
  const { credentialHeaders, success, method } = operation;
  const seen = answers.filter((answer) => answer.status === status);
  const drafts: Draft[] = [];
  if (credentialHeaders.length > 0 && REFUSED_CREDENTIAL.has(status)) {
    if (seen.some(({ came }) => came === 'without')) {
      drafts.push({ kind: 'credential-not-needed', wrap: withoutAuthentication(operation, status, 'without') });
    }
    // If every request to a URL is refused, the credential is not the reason.
    const opens = (url: string) => answers.some(({ request, status: own }) => request.url === url && own < 400);
    if (seen.some(({ came, request }) => came === 'with' && opens(request.url))) {
      drafts.push({ kind: 'credential-not-checked', wrap: withoutAuthentication(operation, status, 'with') });
    }
  }
  if (success !== undefined && status >= 400 && !REFUSED_CREDENTIAL.has(status)) {
    const answer = shownAnswer(success.status, success.answer);
    const isMeant = (_: RequestContent, answered: number) => answered === status;
    drafts.push({ kind: 'refusal-accepted', wrap: answeringInstead(operation, isMeant, answer) });
  }
  const writes = contract.operations.filter((write) => isWrite(write) && mayChange(write, operation));
  const isOther = (one: SeenAnswer) => (other: SeenAnswer) =>
    other.request.url === one.request.url && other.text !== one.text && other.writes !== one.writes;
  if (method === 'GET' && status === 200 && writes.length > 0 && seen.some((one) => seen.some(isOther(one)))) {
    drafts.push({ kind: 'stale-read', wrap: staleAfter(operation, writes) });
  }
  return drafts;
}
