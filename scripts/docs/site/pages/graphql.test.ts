import { expect, it } from 'vitest';
import graphql from './graphql.ts';
import { sourcesWith, squeezed } from './sources.fixture.ts';

it('the page of a GraphQL schema has the explorer, samples of each query, and the schema', async () => {
  const sources = await sourcesWith();
  const [{ markdown, scripts } = { markdown: '', scripts: [] }, ...others] = graphql(sources);
  const [loans] = sources.contracts.filter(({ sdl }) => sdl !== undefined);
  expect(others).toEqual([]);
  expect(scripts).toEqual(['try-it']);
  expect(markdown).toContain(`<div data-try-it="${loans?.id ?? ''}">`);
  expect(markdown.match(/^### (?:curl|TypeScript)/gm)).toHaveLength(4);
  expect(markdown).toContain(loans?.sdl?.trimEnd());
  expect(squeezed(markdown)).toContain('<a href="/interfaces/consumer-loan-offers.html">Consumer-loan offers</a>');
});
