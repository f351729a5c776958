// @ts-check
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const FOLDER = new URL('../../specs/statements/', import.meta.url);

/**
 * The part of a statement that the plugin uses.
 *
 * @typedef {{ id: string, holds?: { interfaces?: string[] }, about?: string[] }} Statement
 */

/** @type {ReadonlyMap<string, Statement> | undefined} */
let known;

/**
 * All statements by id, read on first use.
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
