import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { sequenceDiagram, type SequenceDiagram } from './sequence-diagram.ts';

const DIAGRAM: SequenceDiagram = {
  id: 'order',
  title: 'Order & wait',
  participants: ['Client', 'A service with a long name', 'Store'],
  steps: [
    { from: 'Client', to: 'A service with a long name', text: 'POST /orders?kind=<any>', isAnswer: false },
    { note: 'Ask again until it is ready.' },
    { from: 'A service with a long name', to: 'Client', text: '303', isAnswer: true },
    {
      from: 'Client',
      to: 'Store',
      text: 'GET an address that is so long that its words have to stand in several lines, one below the other',
      isAnswer: false,
    },
  ],
};

interface Shape {
  x?: string;
  x1?: string;
  x2?: string;
  y?: string;
  width?: string;
  'stroke-dasharray'?: string;
  '#text'?: string;
}

function drawn(diagram: SequenceDiagram): {
  texts: Shape[];
  lines: Shape[];
  boxes: Shape[];
  svg: string;
  box: number[];
} {
  const svg = sequenceDiagram(diagram).toString();
  expect(XMLValidator.validate(svg)).toBe(true);
  const found: Record<string, Shape[]> = { text: [], line: [], rect: [] };
  const collect = (name: string, _: string, value: unknown): unknown => {
    found[name]?.push(value as Shape);
    return value;
  };
  const options = { ignoreAttributes: false, attributeNamePrefix: '', alwaysCreateTextNode: true };
  new XMLParser({
    ...options,
    updateTag: (name, path, attributes) => (collect(name, String(path), attributes), true),
  }).parse(svg);
  const [, view = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  return {
    texts: found['text'] ?? [],
    lines: found['line'] ?? [],
    boxes: found['rect'] ?? [],
    svg,
    box: view.split(' ').map(Number),
  };
}

describe('a sequence diagram', () => {
  const { svg, texts, lines, boxes, box } = drawn(DIAGRAM);
  const [, , width = 0, height = 0] = box;

  it('says what it shows to those who do not see it', () => {
    expect(svg).toMatch(/role="img"/);
    expect(svg).toContain('aria-labelledby="order-title order-desc"');
    expect(svg).toContain('<title id="order-title">Order &amp; wait</title>');
    expect(svg.replace(/\s+/g, ' ')).toContain('3 messages between Client, A service with a long name and Store');
  });

  it('has no colour, style or script of its own', () => {
    const paints = Array.from(svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, paint]) => paint);
    expect(new Set(paints)).toEqual(new Set(['currentColor', 'none']));
    expect(svg).not.toMatch(/ style=|<script|class="(?!sequence)/);
  });

  it('draws answers broken, and every message from one lifeline to another', () => {
    const messages = lines.filter(({ x1, x2 }) => x1 !== x2);
    const lifelines = lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => Number(x1));
    expect(lifelines).toHaveLength(3);
    expect(messages.map((line) => line['stroke-dasharray'] !== undefined)).toEqual([false, true, false]);
    for (const { x1, x2 } of messages) {
      expect(lifelines).toContain(Number(x1));
      expect(Math.min(...lifelines.map((x) => Math.abs(x - Number(x2))))).toBeLessThanOrEqual(9);
    }
  });

  it('keeps everything inside of the picture, and no name over another', () => {
    for (const { x = 0, y = 0 } of texts) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(width);
      expect(Number(y)).toBeLessThan(height);
    }
    const heads = boxes.slice(0, 3).map(({ x, width: wide }) => [Number(x), Number(x) + Number(wide)] as const);
    expect(heads[0]?.[1]).toBeLessThan(heads[1]?.[0] ?? 0);
    expect(heads[1]?.[1]).toBeLessThan(heads[2]?.[0] ?? 0);
    expect(heads[2]?.[1]).toBeLessThanOrEqual(width);
  });

  it('escapes texts, and breaks long ones', () => {
    expect(svg).toContain('POST /orders?kind=&lt;any&gt;');
    // Three names, a message of one line each, the note, and the long message in two.
    expect(texts).toHaveLength(3 + 2 + 1 + 2);
  });

  it('refuses a message to nobody', () => {
    const steps = [{ from: 'Client', to: 'Nobody', text: 'x', isAnswer: false }];
    expect(() => sequenceDiagram({ ...DIAGRAM, steps })).toThrow('no participant «Nobody»');
  });
});
