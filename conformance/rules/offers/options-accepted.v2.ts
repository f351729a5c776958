import { determine, determined, forCaseOrData, determinationRule } from './steps/determine.v2.ts';
import { OPTIONS } from './steps/options.v2.ts';

const WITHOUT_CASE = 'alternativen=true without vorgangsNummer';

export default determinationRule({
  level: 'must',
  title: 'A determination accepts alternativen and provisionsAusgabe, true and false, alone and together',
  source: ['O207', 'O239'],
  cases: [...Object.keys(OPTIONS), WITHOUT_CASE],
  brokenBy: [
    'refuses-alternativen-true',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'refuses-provisionsausgabe-false',
    'refuses-options-together',
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
