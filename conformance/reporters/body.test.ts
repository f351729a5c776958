import { describe, expect, it } from 'vitest';
import { layOutJson, showBody } from './body.ts';

describe('formatting a body', () => {
  it('changes white space only', () => {
    const body = '{"id":12345678901234567890,"a":[1,{"b":"x,y: {\\"}"}],"a":{} , "e":[ ]}';
    expect(layOutJson(body)).toBe(
      [
        '{',
        '  "id": 12345678901234567890,',
        '  "a": [',
        '    1,',
        '    {',
        '      "b": "x,y: {\\"}"',
        '    }',
        '  ],',
        '  "a": {},',
        '  "e": []',
        '}',
      ].join('\n'),
    );
  });

  it('does not change other text than JSON', () => {
    expect(layOutJson('<p>{"a":1}</p>')).toBe('<p>{"a":1}</p>');
    expect(layOutJson('')).toBe('');
  });

  it('cuts a long body and counts the omitted characters', () => {
    expect(showBody('x'.repeat(25), 10)).toEqual({ text: 'x'.repeat(10), leftOut: 15 });
  });

  it('does not let a deeply nested body grow without bound', () => {
    const deep = '['.repeat(4000) + ']'.repeat(4000);
    expect(showBody(deep, 16_384)).toEqual({ text: deep, leftOut: 0 });
  });
});
