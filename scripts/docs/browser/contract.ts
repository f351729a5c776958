import { hydrate } from 'redoc';

// What the page shows stands in it as data: its policy lets no script stand there.
const { definition, options } = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as {
  definition: unknown;
  options: object;
};
void hydrate(definition, options, document.getElementById('redoc'));
