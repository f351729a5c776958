import { describe, expect, it } from 'vitest';
import { loadRules } from '../../engine/load-rules.ts';
import { idsWith, judgeInProcess } from '../../proof/in-process.ts';
import { onAnswers, withFixtures } from '../../proof/variants/variant.ts';
import { withStatus } from '../../reference/faulty.ts';

const rules = await loadRules();

describe.each([
  ['cases-v3/cases-are-listed', 'cases', ['vorgangsNummer']],
  ['applications/list-can-be-read', 'applications', ['vorgangsnummer', 'antragsnummer', 'teilantragsnummer']],
] as const)('a list that is answered with 404, by %s', (id, family, numbers) => {
  const around = onAnswers('v2', 'baufi')({ path: /\/(vorgaenge|antraege)$/, status: 200 }, withStatus(404));
  const judged = { rules: rules.filter((rule) => rule.id === id), around };

  it('may be empty if no entry is configured', async () => {
    const configure = withFixtures(family, Object.fromEntries(numbers.map((name) => [name, undefined])));
    expect(idsWith(await judgeInProcess({ ...judged, configure }), 'inconclusive')).toEqual([id]);
  });

  it('lacks the configured entry', async () => {
    expect(idsWith(await judgeInProcess(judged), 'failed')).toEqual([id]);
  });
});
