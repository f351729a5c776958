import { expect, it } from 'vitest';
import { answerOf } from './answer.ts';
import { cookiesOf } from './set-cookie.ts';

const setting = (...cookies: string[]) => {
  const headers = cookies.map((one): [string, string] => ['Set-Cookie', one]);
  return cookiesOf(answerOf('https://pm.example/login', { status: 200, headers, body: '' }, 0));
};

it.each(['sessionId=ab=c', 'sessionId = ab=c', ' sessionId =ab=c ;Path=/'])(
  'reads name and value of «%s»',
  (header) => {
    expect(setting(header)).toMatchObject([{ name: 'sessionId', value: 'ab=c' }]);
  },
);

it('finds attributes of any name and letter case, and the last of several', () => {
  const [cookie] = setting('a=b; PATH=/first; path = /last ; Secure; __proto__=x', 'other=cookie');
  expect([cookie?.attribute('path'), cookie?.attribute('secure'), cookie?.attribute('max-age')]).toEqual([
    '/last',
    '',
    undefined,
  ]);
});

it('reads a pair without an equals sign as a value without a name', () => {
  expect(setting('sessionId; Path=/')).toMatchObject([{ name: '', value: 'sessionId' }]);
});
