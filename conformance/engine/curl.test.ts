import { expect, it } from 'vitest';
import { curl } from './curl.ts';

it('asks for no body with HEAD, for which curl would wait', () => {
  expect(curl('HEAD', 'http://h.example/a', [])).toBe("curl -gi --head 'http://h.example/a'");
});
