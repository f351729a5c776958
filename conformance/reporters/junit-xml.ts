import { visible } from './visible.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser turns plain ones inside an attribute into blanks.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Text of an element; characters that XML forbids are made visible. */
export function text(value: string): string {
  return visible(value).replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Writes an element.
 *
 * @param attributes - values as they are meant, not escaped
 * @param content - escaped text, or child elements
 */
export function element(
  name: string,
  attributes: Record<string, string | number>,
  content: string | readonly string[] = '',
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(String(value))}"`);
  const inner = typeof content === 'string' ? content : content.map((child) => `\n${child}`).join('');
  if (inner === '') return `<${name}${written.join('')}/>`;
  return `<${name}${written.join('')}>${inner}${typeof content === 'string' ? '' : '\n'}</${name}>`;
}

/** A whole file of JUnit with its test suites. */
export function junitDocument(attributes: Record<string, string | number>, suites: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', attributes, suites)}\n`;
}

/** A time as JUnit tells it. */
export function seconds(value: number): string {
  return value.toFixed(3);
}

function attribute(value: string): string {
  return visible(value).replace(/[&<>"'\n\t]/g, (character) => ENTITIES[character] ?? character);
}
