/** Hooks for a Node that cannot run TypeScript itself. */
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

/**
 * Node finds the file, and does not know that `.ts` is a module.
 *
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  return resolved.url.endsWith('.ts') ? { ...resolved, format: 'module' } : resolved;
}

/**
 * Strips the types, and adds a source map.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith('.ts') || !(loaded.source instanceof Uint8Array)) return loaded;
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, Buffer.from(loaded.source).toString(), { sourcemap: true });
  if (errors[0] !== undefined) throw new SyntaxError(errors[0].codeframe ?? `${path}: ${errors[0].message}`);
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  return { ...loaded, source: `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}` };
}
