import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';

/** How the library of Redocly begins and ends inside its pages; the data of the page follow. */
const LIBRARY_START = '<script type="module">';
const LIBRARY_END = 'export{RedocStandalone,hydrate,init};';
/** The source of scripts in the policy of a page, as it stands in its attribute. */
const OWN_SCRIPTS = 'script-src &#39;unsafe-inline&#39;';

/**
 * Copies the site, or a folder of it, for a package. Every page of Redocly brings the same library of more than 2 MB along; here it becomes one
 * file that all of them load from the server that serves them.
 *
 * @param site - absolute path of the built site
 * @param output - absolute path of the copy; what was there is gone
 * @throws BuildError when a page has another form than expected
 */
export async function packageSite(site: string, output: string): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  for (const entry of await readdir(site, { withFileTypes: true })) {
    // Hidden files are notes of the build.
    if (entry.name.startsWith('.')) continue;
    const [from, to] = [join(site, entry.name), join(output, entry.name)];
    if (entry.isDirectory()) {
      await packageSite(from, to);
      continue;
    }
    const page = entry.name.endsWith('.html') ? await readFile(from, 'utf8') : '';
    if (page.includes(LIBRARY_START)) await writeSharing(page, to);
    else await cp(from, to);
  }
}

/** Writes a page that imports the library from a file beside it. */
async function writeSharing(page: string, file: string): Promise<void> {
  const start = page.indexOf(LIBRARY_START) + LIBRARY_START.length;
  const end = page.indexOf(LIBRARY_END, start) + LIBRARY_END.length;
  if (end < start || !page.includes(OWN_SCRIPTS)) {
    throw new BuildError(`${basename(file)}: its page is not made as expected, so that its library cannot be shared.`);
  }
  const library = page.slice(start, end);
  const name = `redoc-${createHash('sha256').update(library).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(dirname(file), name), library);
  const shared = `${page.slice(0, start)}\nimport { hydrate } from './${name}';\n${page.slice(end)}`;
  await writeFile(file, shared.replace(OWN_SCRIPTS, `${OWN_SCRIPTS} &#39;self&#39;`));
}
