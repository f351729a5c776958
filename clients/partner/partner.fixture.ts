import { vi } from 'vitest';
import { onHost } from '../overlay.fixture.ts';
import { serveReference, type Served, type ServeOptions } from '../reference.fixture.ts';
import { createPartnerApi, type PartnerApi, type PartnerApiSettings } from './index.ts';

/** The partners of the reference deployment. */
type Fixtures = Required<Served['fixtures']['partner']>;

/** Replaces responses of the host of partner management. */
export const onPartners = (answer: Parameters<typeof onHost>[1]): ServeOptions => onHost('pm', answer);

/** Serves the reference deployment, and creates the client of its partner management. */
export async function start(
  options: ServeOptions = {},
  settings: Partial<PartnerApiSettings> = {},
): Promise<Served & Fixtures & { partners: PartnerApi }> {
  const served = await serveReference(options);
  const { credentials, fixtures, urls, clock } = served;
  const partners = createPartnerApi({ baseUrl: urls.pm, ...credentials.partner, clock, ...settings });
  return { ...served, ...(fixtures.partner as Fixtures), partners };
}

/** A response whose connection ends before its body. */
export function cut(): Response {
  // The server logs the cut connection, which the test expects.
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const parts = ['{"id":'];
  const pull = (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const part = parts.pop();
    if (part === undefined) stream.error(new Error('cut'));
    else stream.enqueue(new TextEncoder().encode(part));
  };
  return new Response(new ReadableStream({ pull }), { headers: { 'Content-Type': 'application/json' } });
}
