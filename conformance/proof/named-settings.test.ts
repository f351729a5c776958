import { expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { settingsNamed } from './named-settings.fixture.ts';

it(
  'fails no rule whatever is missing, and lists the settings in reasons that rules do not declare; -u writes the file',
  { timeout: 300_000 },
  async () => {
    const named = await settingsNamed(await loadRules());
    expect(Object.keys(named).length).toBeGreaterThan(50);
    expect(named['login/wrong-credentials-refused']).toEqual(['credentials.login.mayFail', 'credentials.session']);
    await expect(`${JSON.stringify(named, null, 2)}\n`).toMatchFileSnapshot('named-settings.json');
  },
);
