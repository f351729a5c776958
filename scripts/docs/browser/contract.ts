/** The library of `assets/redoc.js`, as far as it is used. */
declare const Redoc: { hydrate(definition: unknown, options: object, place: HTMLElement | null): Promise<void> };

// What the page shows stands in it as data: its policy lets no script stand there.
const { definition, options } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as {
  definition: unknown;
  options: object;
};
void Redoc.hydrate(definition, options, document.getElementById('redoc'));
