import { hydrate } from 'redoc';

type Operations = Readonly<Record<string, { operationId?: string; tags?: readonly string[] }>>;

// What the page shows stands in it as data: its policy lets no script stand there.
const { definition, options } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as {
  definition: { paths?: Readonly<Record<string, Operations>> };
  options: object;
};

/** Names an operation as Redoc does, which says for a while that there is none where it is named by its id alone. */
function nameAsRedoc(): void {
  const [, id] = /^#operation\/(.+)/.exec(location.hash) ?? [];
  const operations = Object.values(definition.paths ?? {}).flatMap((item) => Object.values(item));
  const tag = operations.find(({ operationId }) => operationId === id)?.tags?.[0];
  if (id !== undefined && tag !== undefined)
    history.replaceState(null, '', `#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`);
}

nameAsRedoc();
// Before Redoc listens: it reads the address when it has changed.
addEventListener('popstate', nameAsRedoc);
void hydrate(definition, options, document.getElementById('redoc'));
