/**
 * The values of environment variables; without one of them the program ends, and says which.
 *
 * @param names of the variables, which the comment at the top of the program explains
 */
export function needed<const Names extends readonly string[]>(...names: Names): { [At in keyof Names]: string } {
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    console.error(`Set ${missing.join(', ')}: the comment at the top of the program says what it is.`);
    process.exit(2);
  }
  return names.map((name) => process.env[name]) as { [At in keyof Names]: string };
}
