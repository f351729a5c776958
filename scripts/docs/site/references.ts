import type { Rule } from '../../../conformance/engine/rule.ts';
import { operationsOf } from '../../../conformance/contracts/operations.ts';
import { statementOf } from '../../../conformance/engine/statements.ts';
import type { Statement } from '../../../generated/statements.ts';
import type { Contract } from '../contracts.ts';
import { interfaceLink, operationLink, ruleLink, statementLink } from './addresses.ts';
import { inline, link, named, text } from './md.ts';

/** What pages say of other things, in a cell or a sentence: their name, as a link to their page. */

/** An interface by its title. */
export const toInterface = ({ id, title }: Pick<Contract, 'id' | 'title'>): string =>
  link(text(title), interfaceLink(id));

/** An operation by method and path; one that its contract does not have is only named. */
export function toOperation({ id, document }: Pick<Contract, 'id' | 'document'>, key: string): string {
  const operation = operationsOf(document).find((one) => one.key === key);
  return named(key, operation && operationLink(id, operation.object.operationId ?? ''));
}

/** A rule by its title. */
export const toRule = ({ id, title }: Pick<Rule, 'id' | 'title'>): string => link(inline(title), ruleLink(id));

/** A statement by its id. */
export const toStatement = (statement: Statement): string => link(statement.id, statementLink(statement));

/** Statements by their ids; what is no statement is left out. */
export const toStatements = (ids: Iterable<string>): string =>
  [...ids]
    .flatMap((id) => statementOf(id) ?? [])
    .map(toStatement)
    .join(', ');
