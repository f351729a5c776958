import { isAsked } from '../../../reference/faulty.ts';
import { onHosts, type Variant } from '../variant.ts';

/** Where the sources about process cases leave more than one reading. */
export const CASES_READINGS: readonly Variant[] = [
  {
    name: 'handler-follows-adviser',
    says: 'Who becomes the customer adviser of a case becomes its handler as well.',
    around: onHosts(['v2', 'baufi'], (next) => async (request) => {
      const isMeant = isAsked({ method: 'PUT', path: /\/kundenBetreuer$/ }, request);
      const sent = isMeant ? await request.clone().text() : '';
      const response = await next(request);
      const { url, method, headers } = request;
      const follows = () =>
        next(new Request(url.replace(/kundenBetreuer$/, 'vorgangsBearbeiter'), { method, headers, body: sent }));
      if (isMeant && response.ok) await follows();
      return response;
    }),
  },
];
