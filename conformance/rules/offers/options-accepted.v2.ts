import type { DeterminationQuery } from './steps/v2/ask.ts';
import { determinationRule, determine, determined, forCaseOrData } from './steps/v2/determine.ts';

const OPTIONS: Record<string, DeterminationQuery> = {
  'alternativen=true without provisionsAusgabe': { alternativen: true },
  'alternativen=false without provisionsAusgabe': { alternativen: false },
  'provisionsAusgabe=true without alternativen': { provisionsAusgabe: true },
  'provisionsAusgabe=false without alternativen': { provisionsAusgabe: false },
};
const WITHOUT_CASE = 'alternativen=true without vorgangsNummer';

export default determinationRule({
  level: 'must',
  title:
    'A determination accepts alternativen and provisionsAusgabe, true and false, and each parameter may be left out',
  source: ['O207', 'O239'],
  cases: [...Object.keys(OPTIONS), WITHOUT_CASE],
  brokenBy: [
    'refuses-alternativen-true',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'refuses-provisionsausgabe-false',
  ],
  async check(context) {
    const plain = context.case === WITHOUT_CASE ? {} : forCaseOrData(context.config);
    await determined(context, plain);
    context.expect.status(
      await determine(context, { ...plain, ...(OPTIONS[context.case] ?? { alternativen: true }) }),
      302,
    );
  },
});
