import { expect, it } from 'vitest';
import { loadRules } from '../../engine/load-rules.ts';
import { idsWith, judgeInProcess } from '../../proof/in-process.ts';
import { onAnswers } from '../../proof/variants/variant.ts';
import { withHeader } from '../../reference/faulty.ts';

const rules = (await loadRules()).filter(({ id }) => id.startsWith('session/sign-on'));

it.each([
  ['the domain of the host', (hostname: string) => hostname, false],
  ['a top-level domain', (hostname: string) => hostname.replace(/^.*\./, ''), true],
])('a sign-on that leads to another host below %s, with a cookie for it', async (_what, domainOf, isFault) => {
  const around = onAnswers('pm')({ path: /\/login$/, status: 302 }, (response, { url }) => {
    const location = new URL(response.headers.get('location') ?? '', url);
    const domain = domainOf(new URL(url).hostname);
    location.hostname = `elsewhere.${domain}`;
    const cookie = `${response.headers.get('set-cookie') ?? ''}; Domain=${domain}`;
    return withHeader('set-cookie', cookie)(withHeader('location', location.href)(response));
  });
  const failed = idsWith(await judgeInProcess({ rules, around }), 'failed');
  expect(failed.length > 0, failed.join(' ')).toBe(isFault);
});
