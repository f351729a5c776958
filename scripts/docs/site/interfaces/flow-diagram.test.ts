import { describe, expect, it } from 'vitest';
import { sourcesWith } from '../pages/sources.fixture.ts';
import { drawFlow, firstOperation } from './flow-diagram.ts';
import { FLOWS } from './flows.ts';
import type { FlowStep } from './flow.ts';

const { contracts } = await sourcesWith();
const contractOf = (id: string) => {
  const contract = contracts.find((one) => one.id === id);
  if (contract === undefined) throw new Error(`no contract ${id}`);
  return contract;
};
const draw = (...steps: FlowStep[]) => drawFlow(contractOf('report'), contracts, { title: 'T', steps });

describe('the typical uses', () => {
  it('are there for every interface, and for nothing else', () => {
    expect(Object.keys(FLOWS).sort()).toEqual(contracts.map(({ id }) => id).sort());
  });

  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    'of %s name operations and answers of the contracts',
    (id, contract) => {
      const { picture, words } = drawFlow(contract, contracts);
      expect(words).toHaveLength(FLOWS[id]?.steps.length ?? 0);
      expect(words.join(' ')).toContain(`/contracts/${id}.html#operation/`);
      expect(picture.toString()).not.toMatch(/undefined|NaN/);
      expect(firstOperation(contract).object.operationId).toBeTypeOf('string');
    },
  );
});

describe('a typical use', () => {
  it('is drawn as request and answer, and told in one sentence', () => {
    const { picture, words } = draw({ call: 'getRohdatenReport', answer: '303', carries: 'Location' });
    expect(picture.toString()).toContain('>GET /rohdaten/{reportId}</text>');
    expect(picture.toString()).toContain('>303, Location</text>');
    expect(words.map((one) => one.toString().replace(/<[^>]*>/g, ''))).toEqual([
      'Your application to Report service: GET /rohdaten/{reportId}. The answer is 303 (Location).',
    ]);
  });

  it('may call another interface, by somebody else, and shows the end of a long path', () => {
    const { picture, words } = draw({ call: 'offers-v3#getZahlungsplan', answer: '2XX', by: 'Browser' });
    expect(picture.toString()).toContain('>Mortgage offers v3</text>');
    expect(picture.toString()).toContain('>GET …/{zahlungsplanIndex}</text>');
    expect(String(words[0])).toContain(
      'Browser to Mortgage offers v3: <a href="/contracts/offers-v3.html#operation/getZahlungsplan">',
    );
  });

  it.each<[string, FlowStep, string]>([
    ['an operation that no contract has', { call: 'getNothing', answer: '200' }, 'no contract has getNothing'],
    [
      'an interface that is not there',
      { call: 'nowhere#getRohdatenReport', answer: '200' },
      'no contract has nowhere#',
    ],
    ['an answer that is not declared', { call: 'getRohdatenReport', answer: '418' }, 'does not declare the answer 418'],
  ])('is refused with %s', (_, step, message) => {
    expect(() => draw(step)).toThrow(message);
  });

  it('is missed where an interface has none', () => {
    expect(() => drawFlow({ ...contractOf('report'), id: 'new' }, contracts)).toThrow('new has no typical use');
  });
});
