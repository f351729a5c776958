import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourcesWith } from '../pages/sources.fixture.ts';
import { drawFlow, firstOperation, flowOf, type FlowStep } from './flow-diagram.ts';

const { contracts } = await sourcesWith();
const contractOf = (id: string) => {
  const contract = contracts.find((one) => one.id === id);
  if (contract === undefined) throw new Error(`no contract ${id}`);
  return contract;
};
const draw = (...steps: FlowStep[]) => drawFlow(contractOf('report'), contracts, { title: 'T', steps });

describe('the typical uses', () => {
  it('exist for every interface, and for nothing else', () => {
    const files = readdirSync(new URL('../flows', import.meta.url));
    expect(files.sort()).toEqual(contracts.map(({ id }) => `${id}.yaml`).sort());
  });

  it.each(contracts.map((contract) => [contract.id, contract] as const))(
    'of %s name operations and responses of the contracts',
    (id, contract) => {
      const flow = drawFlow(contract, contracts);
      const steps = flowOf(id).steps;
      const calls = steps.filter((step) => 'call' in step);
      expect(flow.match(/<li /g)).toHaveLength(steps.length + calls.length);
      expect(flow).toContain(`/contracts/${id}.html#operation/`);
      expect(flow).not.toMatch(/undefined|NaN/);
      expect(firstOperation(contract).object.operationId).toBeTypeOf('string');
    },
  );
});

describe('a typical use', () => {
  it('has no members that are not drawn', () => {
    const { isAnswer, ...texts } = Object.assign({}, ...contracts.flatMap(({ id }) => flowOf(id).steps)) as Record<
      string,
      unknown
    >;
    expect(isAnswer).toBe(true);
    expect(Object.keys(texts).sort()).toEqual([
      'answer',
      'by',
      'call',
      'carries',
      'from',
      'note',
      'sends',
      'text',
      'to',
    ]);
  });

  it('is drawn as requests and responses between sender and receiver', () => {
    const flow = draw({ call: 'getRohdatenReport', answer: '303', carries: 'Location' }, { note: 'Done.' });
    expect(flow).toContain('<b>Your application</b><b>Report service</b>');
    const items = Array.from(flow.matchAll(/<li class="([^"]*)">(.*)<\/li>/g), ([, kind, text = '']) => [
      kind,
      text.replace(/<[^>]*>/g, ''),
    ]);
    expect(items).toEqual([
      ['from-1 to-2 rightward', 'Your application to Report service: GET /rohdaten/{reportId}'],
      ['from-1 to-2 leftward answer', 'Report service to Your application: 303, Location'],
      ['note', 'Done.'],
    ]);
  });

  it('may call another interface from another caller, and shows the end of a long path', () => {
    const flow = draw({ call: 'offers-v3#getZahlungsplan', answer: '2XX', by: 'Browser' });
    expect(flow).toContain(
      'Browser to Mortgage offers v3: </span><a href="/contracts/offers-v3.html#operation/getZahlungsplan">GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}</a>',
    );
  });

  it.each<[string, FlowStep, string]>([
    ['an operation that no contract has', { call: 'getNothing', answer: '200' }, 'no contract has getNothing'],
    ['an unknown interface', { call: 'nowhere#getRohdatenReport', answer: '200' }, 'no contract has nowhere#'],
    [
      'a response that is not declared',
      { call: 'getRohdatenReport', answer: '418' },
      'does not declare the response 418',
    ],
  ])('is refused with %s', (_, step, message) => {
    expect(() => draw(step)).toThrow(message);
  });

  it('is required of every interface', () => {
    expect(() => drawFlow({ ...contractOf('report'), id: 'new' as 'report' }, contracts)).toThrow(
      'new has no typical use',
    );
  });
});
