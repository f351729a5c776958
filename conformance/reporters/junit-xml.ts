import { visible } from './visible.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // Parsers convert plain ones in attributes to spaces.
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Escapes the text of an element; characters that XML forbids are made visible. */
export function text(value: string): string {
  return visible(value).replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Serializes an element.
 *
 * @param attributes - unescaped values
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

/** A complete JUnit file. */
export function junitDocument(attributes: Record<string, string | number>, suites: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', attributes, suites)}\n`;
}

/** Seconds in the format of JUnit. */
export function seconds(value: number): string {
  return value.toFixed(3);
}

function attribute(value: string): string {
  return visible(value).replace(/[&<>"'\n\t]/g, (character) => ENTITIES[character] ?? character);
}
