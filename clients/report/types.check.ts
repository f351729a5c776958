import type { REPORT_KINDS, ReportApi, ReportKind } from './index.ts';

declare const reports: ReportApi;

/** Compiles only for `true`. */
const holds = <Claim extends true>(claim?: Claim): Claim | undefined => claim;

// The list names every kind.
holds<[Exclude<ReportKind, (typeof REPORT_KINDS)[number]>] extends [never] ? true : false>();

void reports.report('konditionsvergleich', { produktArt: 'FORWARD' });
void reports.request('partner', {});

// @ts-expect-error there is no such kind
void reports.request('umsatz', {});
// @ts-expect-error a property of another kind
void reports.request('rohdaten', { toDay: '2026-11-01' });
// @ts-expect-error no value of the enumeration
void reports.request('konditionsvergleich', { produktArt: 'VARIABEL' });
// @ts-expect-error a requested report has a kind
void reports.finished({ reportId: '4711' });
