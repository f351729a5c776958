/**
 * The answer of a contract that a status is: the status itself, its range (`2XX`), or `default`.
 *
 * @returns undefined when the contract declares no such answer
 */
export function declaredAs(answers: readonly string[], status: number): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((answer) => answers.includes(answer));
}
