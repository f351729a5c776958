import type ts from 'typescript';
import { readable } from './readable.ts';

/** As many characters as a page shows in one line of code. */
const LINE = 78;

/** What is called: the parts that a function, a method and a type that is called have in common. */
type Callable = Pick<ts.SignatureDeclarationBase, 'parameters' | 'typeParameters' | 'type'>;

/**
 * The signature of something that is called, one parameter a line where it is long.
 *
 * @param start what stands before the parameters: `function order`, or the name of a method
 */
export function signatureOf(start: string, { parameters, typeParameters, type }: Callable): string {
  const generic = typeParameters === undefined ? '' : `<${typeParameters.map(textOf).join(', ')}>`;
  const texts = parameters.map(textOf);
  const end = type === undefined ? '' : `: ${textOf(type)}`;
  const line = `${start}${generic}(${texts.join(', ')})${end}`;
  if (line.length <= LINE || texts.length === 0) return line;
  return `${start}${generic}(\n${texts.map((text) => `  ${text},\n`).join('')})${end}`;
}

function textOf(node: ts.Node): string {
  return readable(node.getText());
}
