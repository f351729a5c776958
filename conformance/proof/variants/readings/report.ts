import { onHosts, type Variant } from '../variant.ts';

/** Where the sources about reports contradict themselves, or leave more than one reading. */
export const REPORT_READINGS: readonly Variant[] = [
  {
    name: 'media-type-first',
    says: 'A report request without the media type of JSON is refused with 415, even where it has no body.',
    around: onHosts(['report'], (next) => async (request) => {
      const response = await next(request);
      const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
      return request.method === 'POST' && [202, 400].includes(response.status) && !isJson
        ? new Response(null, { status: 415 })
        : response;
    }),
  },
];
