import { fileURLToPath } from 'node:url';
import { loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import platformPlugin from './index.js';

test('redocly.yaml enables every rule and decorator of the plugin', async () => {
  const config = await loadConfig({ configPath: fileURLToPath(new URL('../../redocly.yaml', import.meta.url)) });
  const { rules, decorators } = platformPlugin();

  const severities = Object.keys(rules?.oas3 ?? {}).map(
    (name) => config.getRuleSettings(`platform/${name}`, 'oas3_1').severity,
  );
  expect(severities).toEqual(severities.map(() => 'error'));
  expect(severities).toHaveLength(8);

  const states = Object.keys(decorators?.oas3 ?? {}).map(
    (name) => config.getDecoratorSettings(`platform/${name}`, 'oas3_1').severity,
  );
  expect(states).toEqual(['error', 'error']);
});
