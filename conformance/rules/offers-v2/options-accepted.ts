import { rule } from '../../kit/rule.ts';
import type { DeterminationQuery } from './steps/ask.ts';
import { determine, determined, forCaseOrData } from './steps/determine.ts';

const OPTIONS: Record<string, DeterminationQuery> = {
  'alternativen=true': { alternativen: true },
  'alternativen=false': { alternativen: false },
  'provisionsAusgabe=true': { provisionsAusgabe: true },
  'provisionsAusgabe=false': { provisionsAusgabe: false },
};

export default rule({
  level: 'must',
  title: 'A determination accepts alternativen and provisionsAusgabe, true and false',
  source: ['O207'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  cases: Object.keys(OPTIONS),
  brokenBy: [
    'refuses-alternativen-true',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'refuses-provisionsausgabe-false',
  ],
  async check(context) {
    const plain = forCaseOrData(context.config);
    await determined(context, plain);
    context.expect.status(await determine(context, { ...plain, ...OPTIONS[context.case] }), 302);
  },
});
