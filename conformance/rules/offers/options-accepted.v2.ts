import type { DeterminationQuery } from './steps/ask.v2.ts';
import { determine, determined, forCaseOrData, determinationRule } from './steps/determine.v2.ts';
import { OPTIONS as WITHOUT_COMMISSION, WITH_COMMISSION } from './steps/parts.v2.ts';

type Options = Readonly<Record<string, DeterminationQuery>>;

/** The optional parameters of a determination: each alone with both values, and both together. */
const OPTIONS: Options = {
  'alternativen=true without provisionsAusgabe': { alternativen: true },
  'alternativen=false without provisionsAusgabe': { alternativen: false },
  'provisionsAusgabe=true without alternativen': { provisionsAusgabe: true },
  'provisionsAusgabe=false without alternativen': { provisionsAusgabe: false },
  'alternativen=false with provisionsAusgabe=true': WITH_COMMISSION,
  'alternativen=true with provisionsAusgabe=true': { alternativen: true, provisionsAusgabe: true },
};

/** The same for captured data, without a case. */
const WITHOUT_CASE: Options = {
  'alternativen=true with provisionsAusgabe=false without vorgangsNummer': WITHOUT_COMMISSION,
  'alternativen=false with provisionsAusgabe=true without vorgangsNummer': WITH_COMMISSION,
};

export default determinationRule({
  level: 'must',
  title: 'A determination accepts alternativen and provisionsAusgabe, true and false, alone and together',
  source: ['O207', 'O239'],
  cases: [...Object.keys(OPTIONS), ...Object.keys(WITHOUT_CASE)],
  brokenBy: [
    'refuses-alternativen-true',
    'refuses-alternativen-false',
    'refuses-provisionsausgabe-true',
    'refuses-provisionsausgabe-false',
    'refuses-options-together',
    'refuses-commission-of-captured-data',
  ],
  async check(context) {
    const withoutCase = WITHOUT_CASE[context.case];
    const plain = withoutCase === undefined ? forCaseOrData(context.config) : {};
    await determined(context, plain);
    context.expect.status(await determine(context, { ...plain, ...(withoutCase ?? OPTIONS[context.case]) }), 302);
  },
});
