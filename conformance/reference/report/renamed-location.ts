import type { Change } from '../faulty.ts';

/** Moves the address of an answer from Location to Content-Location. */
export const renamedLocation: Change = ({ body, status, headers: old }) => {
  const headers = new Headers(old);
  headers.set('content-location', headers.get('location') ?? '');
  headers.delete('location');
  return new Response(body, { status, headers });
};
