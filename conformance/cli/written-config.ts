import { commandLine } from './command-line.ts';
import { textWithSchema } from './with-schema.ts';
import { writeTextFile } from './write-file.ts';

/**
 * Writes the configuration of --write-config, where one is asked for: JSON where the name of the file ends so, or else YAML.
 *
 * @throws UsageError when it cannot be written
 */
export function writeConfig(file: string | undefined, config: object): void {
  if (file !== undefined) writeTextFile(file, textWithSchema('config', file, config));
}

/**
 * Says for people which configuration fits what is served.
 *
 * @param what - what is served: `deployment`
 */
export function writtenConfigLine(file: string | undefined, what: string): string {
  return file === undefined
    ? 'A configuration that fits is written by --write-config FILE.'
    : `A configuration that fits stands in ${file}. Judge the ${what} by it: ${commandLine(`run --config ${file} --allow-writes`)}`;
}
