/**
 * Names of the schemas of the interface `report`, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * A request for a report of a kind without properties, an empty object.
 * Not specified by the platform: what the service does with properties.
 */
export type EmptyReportRequest = components['schemas']['EmptyReportRequest'];

/**
 * A plain string.
 * Not specified by the platform: what it says, and whether it may be empty.
 */
export type PlainString = components['schemas']['PlainString'];

/** The error body of the statuses 400, 404, 422 and 500. */
export type ReportError = components['schemas']['ReportError'];

/** The error body of the status 403. */
export type AccessError = components['schemas']['AccessError'];

/**
 * How far a report is that is still being produced.
 * Not specified by the platform: how a reader learns that the production of a report has failed.
 */
export type ReportStatus = components['schemas']['ReportStatus'];

/**
 * Lower bound, included: the report has the records whose date field `Datum` is this day or later. A date as
 * YYYY-MM-DD with a month from 01 to 12 and a day from 01 to 31. Left out, it is the previous day.
 * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
 * zone; what a day in the future gets, or one that is not before `toDay`; where `Datum` stands in a report and
 * how it is written.
 * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
 */
export type FromDay = components['schemas']['FromDay'];

/**
 * A request for a `produktanbieter` report. Every property may be left out.
 * Not specified by the platform: up to which day the report goes; what the service does with other properties;
 * whether `null` counts as left out.
 */
export type ProduktanbieterReportRequest = components['schemas']['ProduktanbieterReportRequest'];

/**
 * A request for a `rohdaten` report. Every property may be left out.
 * Not specified by the platform: up to which day the report goes; what the service does with other properties;
 * whether `null` counts as left out.
 */
export type RohdatenReportRequest = components['schemas']['RohdatenReportRequest'];

/**
 * Upper bound, excluded: the report has the records whose date field `Datum` is before this day. A date of the
 * same form as `fromDay`. Left out, it is the current day.
 * Not specified by the platform: whether a day that is in no calendar, such as 2024-02-31, is legal; the time
 * zone; what a day in the future gets, or one that is not after `fromDay`; where `Datum` stands in a report and
 * how it is written.
 * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
 */
export type ToDay = components['schemas']['ToDay'];

/**
 * A filter; any text. There is no default.
 * Not specified by the platform: what it filters by, which categories exist, and what a report for an unknown
 * one holds; whether a text with line breaks is legal, which the pattern does not match.
 * Pattern: `^.*$`.
 */
export type Category = components['schemas']['Category'];

/**
 * A request for a `provisionsclearinggeneric` report. Every property may be left out.
 * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
 */
export type ProvisionsclearinggenericReportRequest = components['schemas']['ProvisionsclearinggenericReportRequest'];

/**
 * The identifier of the partner for whom the report is made. There is no default.
 * Not specified by the platform: whether the pattern, which has no anchors, has to be the whole value or may be
 * a part of it; on which partners a caller may report, and what another one gets; for whom the report is made
 * when it is left out.
 * Pattern: `[A-Z]{3}[0-9]{2}`.
 */
export type PartnerIdToCreateReportFor = components['schemas']['PartnerIdToCreateReportFor'];

/**
 * A request for a `mtvreport` report. Every property may be left out.
 * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
 */
export type MtvreportReportRequest = components['schemas']['MtvreportReportRequest'];

/** A filter by product type. Left out, both values are assumed. */
export type ProduktArt = components['schemas']['ProduktArt'];

/**
 * A request for a `konditionsvergleich` report. Every property may be left out.
 * Not specified by the platform: what the service does with other properties; whether `null` counts as left out.
 */
export type KonditionsvergleichReportRequest = components['schemas']['KonditionsvergleichReportRequest'];

/** The values of {@link ReportStatusStatus}. */
export const ReportStatusStatusValues = ['REQUESTED', 'PROCESSING'] as const;

/** One of {@link ReportStatusStatusValues}. */
export type ReportStatusStatus = (typeof ReportStatusStatusValues)[number];

/** The values of {@link ProduktArt}. */
export const ProduktArtValues = ['ANNUITAET', 'FORWARD'] as const;
