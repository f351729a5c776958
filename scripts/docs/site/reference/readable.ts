/**
 * A piece of TypeScript as a reader wants it: without `export`, in place of a path into the contract the name that the import
 * exports for the schema, and in one line where it fits.
 */
export function readable(source: string): string {
  const text = source
    .replace(/^export (declare )?(abstract )?/, '$2')
    .replace(/\b(?:components\['schemas'\]|Contract\['schemas'\]|Schemas)\['(\w+)'\]/g, '$1')
    .replace(/(\w)<(?:Contract|components)>/g, '$1')
    .trim();
  const line = text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)>\]])/g, '$1');
  return line.length <= 100 && !text.includes('//') && !text.includes('{\n') ? line : dedented(text);
}

/** Moves all lines but the first to the left, as far as they go together. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const margin = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(margin))].join('\n');
}
