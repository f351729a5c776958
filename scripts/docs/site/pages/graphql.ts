import type { Contract } from '../../contracts.ts';
import { contractFile, contractPage, GRAPHQL_PAGE, schemaPage, toInterface } from '../addresses.ts';
import { blocks, fence, text } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';
import { codeSamples } from '../samples.ts';

/** The page of each GraphQL schema: an explorer that runs queries against the mock, samples, and the documented schema. */
export default function graphql({ contracts }: SiteSources): Page[] {
  return contracts.flatMap((one) => (one.sdl === undefined ? [] : [page(one, one.sdl)]));
}

function page(contract: Contract, sdl: string): Page {
  const { id, title } = contract;
  const samples = [...codeSamples(contract).values()].flat();
  return {
    path: GRAPHQL_PAGE,
    title: `${title}: GraphQL`,
    shortTitle: 'GraphQL schema',
    summary:
      'An explorer that runs queries against the mock, samples, and every query, type, field and value of the schema.',
    section: 'interfaces',
    scripts: ['try-it'],
    markdown: blocks(
      `The schema of ${toInterface(contract)}. Queries are sent as \`POST\` to one address; [the HTTP contract](/${contractPage(id)}) describes requests and errors. The schema is also available [in Redoc](/${schemaPage(id)}) and [as a file](/${contractFile(id, 'schema.graphql')}).`,
      '## Explorer',
      `<div data-try-it="${id}"><noscript><p>The explorer needs JavaScript.</p></noscript></div>`,
      '## Samples',
      samples.map(({ lang, label, source }) => [`### ${text(label)}`, fence(source, lang === 'Shell' ? 'sh' : 'ts')]),
      '## The schema',
      '`!` marks non-null types and required arguments, brackets mark lists. Everything without `!` may be null.',
      fence(sdl, 'graphql'),
    ),
  };
}
