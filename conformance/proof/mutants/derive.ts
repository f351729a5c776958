import type { InterfaceId } from '../../../generated/platform.ts';
import { STATEMENTS } from '../../../generated/statements.ts';
import { withHeader, withoutHeader, withStatus, withText, type Change } from '../../reference/faulty.ts';
import { changing, withBody, withChangedMember, withMediaType, withRetypedBody } from './answers.ts';
import { acceptingBodies, shownAnswer, staleAfter, withoutAuthentication } from './behaviour.ts';
import { isWrite, type Contract, type DeclaredAnswer, type Operation } from './contract.ts';
import { hasMember, isOpen, membersOf, retyped, withAddedMember, withReversedItems } from './members.ts';
import type { Mutant, MutantKind } from './mutant.ts';
import type { Observed, SeenAnswer } from './observed.ts';

const REFUSED_CREDENTIAL = new Set([401, 403]);
const REFUSED_BODY = new Set([400, 415, 422]);

/** By status: those that take its place, besides 500 and 404 for a success, and 200 and another refusal for a refusal. */
const SWAPPED: Readonly<Record<number, readonly number[]>> = {
  200: [202, 204],
  201: [200],
  202: [200],
  204: [200],
  302: [200],
  303: [302, 200],
};

const OPEN = new Set<string>(STATEMENTS.flatMap(({ id, open }) => (open === undefined ? [] : [id])));

/** What one mutant is made of, before it belongs to an operation and a status. */
interface Draft {
  kind: MutantKind;
  detail?: string;
  wrap: Mutant['wrap'];
}

/** All mutants of an interface: for each operation, and each status that the reference deployment answers the suite with. */
export function deriveMutants(id: InterfaceId, contract: Contract, { answers }: Observed): Mutant[] {
  // In the order of the contract: which answer comes first differs from run to run.
  return contract.operations.flatMap((operation) => {
    const seen = answers.get(operation) ?? [];
    return [...new Set(seen.map(({ status }) => status))].sort().flatMap((status) => {
      const declared = operation.answer(status);
      const same = seen.filter((answer) => answer.status === status);
      const drafts = [
        ...(declared === undefined ? [] : answerDrafts(contract, operation, status, declared, same)),
        ...swapDrafts(operation, status),
        ...behaviourDrafts(contract, operation, status, seen),
      ];
      return drafts.map(({ kind, detail = '', wrap }): Mutant => ({
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
        wrap,
      }));
    });
  });
}

/** The open statements among the first group that has any. */
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
    .filter((member) => seen.some(({ json }) => hasMember(json, member)))
    .flatMap((member) => [
      draft(
        'member-dropped',
        withChangedMember(member, () => undefined),
        member.join('.'),
      ),
      draft('member-retyped', withChangedMember(member, retyped), member.join('.')),
    ]);
  const other = status < 400 ? otherExample(contract, key, declared) : undefined;
  return [
    ...headers,
    ...members,
    draft('body-emptied', withText('')),
    draft('body-retyped', withRetypedBody),
    ...(isJson
      ? [
          draft(
            'body-null',
            withBody(() => null),
          ),
          draft(
            'body-wrapped',
            withBody((body) => [body]),
          ),
          draft('member-added', withBody(withAddedMember)),
        ]
      : []),
    ...(isOrdered ? [draft('items-reversed', withBody(withReversedItems))] : []),
    draft('media-type-wrong', withMediaType(declared.mediaType === 'text/html' ? 'text/plain' : 'text/html')),
    ...(other?.mediaType === undefined
      ? []
      : [draft('other-example', withText(textOf(other.example), other.mediaType), other.key)]),
  ];
}

/** The answer of the next operation in the contract whose success has another schema, and an example of it. */
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

function swapDrafts({ method, path }: Operation, status: number): Draft[] {
  const others = status < 300 ? [500, 404] : status >= 400 ? [200, status === 400 ? 422 : 400] : [];
  return [...(SWAPPED[status] ?? []), ...others].map((other) => ({
    kind: 'status-swapped',
    detail: String(other),
    wrap: changing({ method, path, status }, withStatus(other)),
  }));
}

/** Tells whether a write may change what can be read before it: it stands in the same tree of paths, and does not make it anew. */
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
  const { credentialHeaders, success, hasBody, method } = operation;
  const seen = answers.filter((answer) => answer.status === status);
  const drafts: Draft[] = [];
  if (credentialHeaders.length > 0 && REFUSED_CREDENTIAL.has(status)) {
    if (seen.some(({ came }) => came === 'without')) {
      drafts.push({ kind: 'credential-not-needed', wrap: withoutAuthentication(operation, status, 'without') });
    }
    // What is refused whoever asks is not refused for its credential.
    const opens = (url: string) => answers.some((one) => one.url === url && one.status < 400);
    if (seen.some(({ came, url }) => came === 'with' && opens(url))) {
      drafts.push({ kind: 'credential-not-checked', wrap: withoutAuthentication(operation, status, 'with') });
    }
  }
  if (hasBody && success !== undefined && REFUSED_BODY.has(status)) {
    const answer = shownAnswer(success.status, success.answer);
    drafts.push({ kind: 'body-accepted', wrap: acceptingBodies(operation, status, answer) });
  }
  const writes = contract.operations.filter((write) => isWrite(write) && mayChange(write, operation));
  const isOther = (one: SeenAnswer) => (other: SeenAnswer) =>
    other.url === one.url && other.text !== one.text && other.writes !== one.writes;
  if (method === 'GET' && status === 200 && writes.length > 0 && seen.some((one) => seen.some(isOther(one)))) {
    drafts.push({ kind: 'stale-read', wrap: staleAfter(operation, writes) });
  }
  return drafts;
}
