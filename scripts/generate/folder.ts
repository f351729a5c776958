/** Folder of the generated files, relative to the root folder. */
export const FOLDER = 'generated';
