/**
 * What a page that stands alone may load: nothing but what stands in it. The browser holds to it, whatever the scripts of a page
 * would like to fetch.
 */
export function contentPolicy({ scripts }: { scripts: boolean }): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    ...(scripts ? ["script-src 'unsafe-inline'", 'worker-src blob:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
