const CONCATENATED = /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);/g;

/**
 * Code of a validator that collects its errors in time in proportion to their number. Ajv copies all that were found before for
 * each entry of a list that does not fit.
 *
 * @param code - as Ajv has generated it
 */
export function withLinearErrors(code: string): string {
  return code.replaceAll(
    CONCATENATED,
    'if(vErrors === null){vErrors = $1.errors;} else {for (const error of $1.errors) vErrors.push(error);}',
  );
}
