// @ts-check
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = new URL('../../specs/statements/', import.meta.url);

/**
 * A statement, as far as the plugin looks at it.
 *
 * @typedef {{ id: string, holds?: { interfaces?: string[] }, about?: string[] }} Statement
 */

/** @type {ReadonlyMap<string, Statement> | undefined} */
let known;

/**
 * All statements by their ids. They are read when somebody asks for them first.
 *
 * @returns {ReadonlyMap<string, Statement>}
 */
export function statements() {
  known ??= new Map(
    Object.keys(read('documents')).flatMap((document) => [...read(document)].map((one) => [one.id, one])),
  );
  return known;
}

/**
 * @param {string} name
 * @returns {Statement[]} of a document; for `documents`, the documents by their names
 */
function read(name) {
  return /** @type {Statement[]} */ (parse(readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8')));
}
