import { describe, expect, it } from 'vitest';
import type { InterfaceId } from '../../generated/platform.ts';
import { manualClock } from '../clock.ts';
import { renewedBaseline } from '../engine/baseline/renew.ts';
import { compareToBaseline } from '../engine/baseline/comparison.ts';
import { CHANGES, compareReports, type ChangeKind, type Comparison } from '../engine/compare.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { groupBy } from '../group-by.ts';
import { faultById, faults } from '../reference/faults.ts';
import { judgeInProcess, START } from './in-process.ts';
import { configurationsFor } from './matrix.ts';

/** All faults take some minutes: `COMPARED=all npx vitest run --project main conformance/proof/compared.test.ts`. */
const EVERY = process.env['COMPARED'] === 'all' ? 1 : 100;

/** Some faults of every interface, and those whose reasons contain the most values that differ from run to run. */
const VOLATILE = [
  'report/location-of-another-kind',
  'applications/filters-swapped',
  'applications/first-add-stays',
  'partner/trace-id-cut',
  'partner/patch-keeps-what-is-set',
  'partner/forbidden-creations-are-made',
  'session/sign-on-to-another-site',
];
const tried = groupBy(faults, (fault) => fault.interface).flatMap(([, own]) =>
  own.filter(({ id }, index) => index % EVERY === 0 || VOLATILE.includes(id)).map(({ id }) => id),
);

const rules = await loadRules();

/** Another date, since many reasons contain dates. */
const LATER = START + 82.5 * 86_400_000;

/** The rules of an interface: those that run by default together, and each opt-in rule that names the fault alone. */
function companiesOf(id: InterfaceId, fault: string): Rule[][] {
  const own = rules.filter((rule) => rule.interface === id && rule.level !== 'info');
  const named = own.filter(({ optIn, brokenBy }) => optIn !== undefined && brokenBy.includes(faultById(fault).name));
  return [own.filter(({ optIn }) => optIn === undefined), ...named.map((rule) => [rule])];
}

interface Judged {
  clean: Report;
  faulty: Report;
  later: Report;
}

const cleanRuns = new Map<string, Promise<Report>>();

/** The reports on the deployment without the fault, with it, and with it on another date. */
async function judged(fault: string, company: readonly Rule[], way: number): Promise<Judged> {
  const { interface: id } = faultById(fault);
  const configure = configurationsFor(id)[way];
  const options = { rules: company, configure };
  const key = JSON.stringify([way, company.map((rule) => rule.id)]);
  const clean = cleanRuns.get(key) ?? judgeInProcess(options);
  cleanRuns.set(key, clean);
  const clock = manualClock(LATER);
  const time = { clock, sleep: async (ms: number) => clock.advance(ms) };
  return {
    clean: await clean,
    faulty: await judgeInProcess({ ...options, fault }),
    later: await judgeInProcess({ ...options, fault, time, startedAt: new Date(LATER) }),
  };
}

const idsIn = (comparisons: readonly Comparison[], kind: ChangeKind) => [
  ...new Set(comparisons.flatMap((one) => one[kind].map(({ rule }) => rule))),
];

describe.each(tried)('%s', (fault) => {
  it('fails the rules that name it, and is the same failure on another date', async () => {
    const { interface: id, name } = faultById(fault);
    const naming = rules.filter((rule) => rule.interface === id && rule.brokenBy.includes(name)).map((rule) => rule.id);
    let runs: Judged[] = [];
    let broken: string[] = [];
    for (const way of configurationsFor(id).keys()) {
      runs = await Promise.all(companiesOf(id, fault).map((company) => judged(fault, company, way)));
      broken = idsIn(
        runs.map(({ clean, faulty }) => compareReports(clean, faulty)),
        'failedNewly',
      );
      if (broken.length === naming.length) break;
    }
    expect(broken.sort()).toEqual(naming.sort());
    for (const { clean, faulty, later } of runs) {
      expect(idsIn([compareReports(faulty, clean)], 'mended').every((rule) => broken.includes(rule))).toBe(true);
      const again = compareReports(faulty, later);
      expect(Object.fromEntries(CHANGES.map((kind) => [kind, again[kind]]))).toEqual(
        Object.fromEntries(CHANGES.map((kind) => [kind, []])),
      );
      const { fresh, entries } = compareToBaseline(later, renewedBaseline(faulty));
      expect([fresh, entries.filter(({ state }) => state !== 'known')]).toEqual([[], []]);
    }
  });
});
