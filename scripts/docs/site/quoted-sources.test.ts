import { expect, it } from 'vitest';
import { withQuotedSources } from './contract-pages.ts';

it('quotes the sentences of the sources, folded, with places and links', () => {
  const { description, ...others } = withQuotedSources({
    type: 'object',
    description: 'A report.',
    'x-source': 'R13, R40',
  }) as {
    description: string;
  };
  expect(others).toEqual({ type: 'object' });
  expect(description.replaceAll(/>\s+</g, '><')).toBe(
    'A report.\n\n<details><summary>Source: 2 statements</summary><ul>' +
      '<li><a href="../statements/D1.html#R13">R13</a> The 200 of a report is an object that carries <code>status</code>. (Report service, Endpoints, rule 2)</li>' +
      '<li><a href="../statements/D1.html#R40">R40</a> Left open: Whether the <code>Location</code> of the 202 is an absolute address or relative to the request. (Report service, What the service does)</li>' +
      '</ul></details>',
  );
});

it('finds sources everywhere, even without a description', () => {
  const contract = { paths: { '/a': { get: { tags: ['a'], parameters: [{ name: 'x', 'x-source': 'R13' }] } } } };
  expect(withQuotedSources(contract)).toMatchObject({
    paths: {
      '/a': { get: { tags: ['a'], parameters: [{ description: expect.stringMatching(/^<details>/) as string }] } },
    },
  });
});

it('appends unspecified details to the description', () => {
  const shown = withQuotedSources({ description: 'A report.', 'x-unspecified': 'how `toDay` counts' });
  expect(shown).toEqual({ description: 'A report.\n\n**Not specified:** how `toDay` counts' });
});

it('names an unknown statement', () => {
  expect(() => withQuotedSources({ 'x-source': 'Z99' })).toThrow(/Z99/);
});
