import { hydrate } from 'redoc';

type Operations = Readonly<Record<string, { operationId?: string; tags?: readonly string[] }>>;

// The data is inside the page as JSON: its policy forbids inline scripts.
const { definition, options } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as {
  definition: { paths?: Readonly<Record<string, Operations>> };
  options: object;
};

/** Replaces `#operation/<id>` by Redoc's own address of the operation; otherwise Redoc first reports that there is no such operation. */
function nameAsRedoc(): void {
  const [, id] = /^#operation\/(.+)/.exec(location.hash) ?? [];
  const operations = Object.values(definition.paths ?? {}).flatMap((item) => Object.values(item));
  const tag = operations.find(({ operationId }) => operationId === id)?.tags?.[0];
  if (id !== undefined && tag !== undefined)
    history.replaceState(null, '', `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`);
}

nameAsRedoc();
// Registered before Redoc, which reads the address on the same event.
addEventListener('popstate', nameAsRedoc);
void hydrate(definition, options, document.getElementById('redoc'));
