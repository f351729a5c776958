import { expect, it } from 'vitest';
import { answerOf } from '../../engine/answer.ts';
import { Expect } from '../../engine/expect.ts';
import { expectNothingServed } from './access.ts';

const answer = (status: number, body: string) => answerOf('http://pm.test/partner/A', { status, headers: [], body }, 0);

it.each([
  ['{"alleSichtbar":true}', true],
  ['{"anzahl":0}', true],
  ['["A"]', true],
  ['{"name":null,"liste":[],"text":" "}', false],
  ['null', false],
  ['[]', false],
])('takes a refusal with what is read, %s, for one that serves it: %s', (body, isServed) => {
  const judged = () => expectNothingServed({ expect: new Expect(String) }, answer(200, body), answer(401, ` ${body}`));
  if (isServed) expect(judged).toThrow('a refusal alone');
  else expect(judged).not.toThrow();
});
