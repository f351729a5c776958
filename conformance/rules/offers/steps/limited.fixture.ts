/** Adds rate-limit headers, which every response of this interface has. */
export async function limited(answer: Response | Promise<Response>): Promise<Response> {
  const { body, status, headers: own } = await answer;
  const headers = new Headers(own);
  headers.set('X-RateLimit-Remaining', '57');
  headers.set('X-RateLimit-Reset', '42');
  return new Response(body, { status, headers });
}
