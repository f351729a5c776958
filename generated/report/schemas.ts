/**
 * Names of the schemas of the interface `report`, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/** Body of an order for a `partner` report. This kind knows no properties, so the body is an empty object. */
export type PartnerAnforderung = components['schemas']['PartnerAnforderung'];

/** Any text. It carries no meaning beside the header `Location` of the same response. */
export type Antworttext = components['schemas']['Antworttext'];

/** The error body of the statuses 400, 404, 422 and 500. */
export type Fehler = components['schemas']['Fehler'];

/** The error body of the status 403. */
export type Zugriffsfehler = components['schemas']['Zugriffsfehler'];

/**
 * How far a report is that is still being produced. Which status follows which is not published.
 * Not specified by the platform: the transitions between the states.
 */
export type Berichtsstatus = components['schemas']['Berichtsstatus'];

/**
 * Body of an order for a `bestandskundenpotential` report. This kind knows no properties, so the body is an
 * empty object.
 */
export type BestandskundenpotentialAnforderung = components['schemas']['BestandskundenpotentialAnforderung'];

/**
 * Body of an order for a `handelsbeziehungen` report. This kind knows no properties, so the body is an empty
 * object.
 */
export type HandelsbeziehungenAnforderung = components['schemas']['HandelsbeziehungenAnforderung'];

/**
 * Body of an order for an `erweitertefinanzierungskriterien` report. This kind knows no properties, so the body
 * is an empty object.
 */
export type ErweitertefinanzierungskriterienAnforderung = components['schemas']['ErweitertefinanzierungskriterienAnforderung'];

/**
 * Body of an order for a `konditionsmeldungen` report. This kind knows no properties, so the body is an empty
 * object.
 */
export type KonditionsmeldungenAnforderung = components['schemas']['KonditionsmeldungenAnforderung'];

/**
 * Body of an order for a `smartfactsvertrieb` report. This kind knows no properties, so the body is an empty
 * object.
 */
export type SmartfactsvertriebAnforderung = components['schemas']['SmartfactsvertriebAnforderung'];

/**
 * Body of an order for a `smartfactsproduktanbieter` report. This kind knows no properties, so the body is an
 * empty object.
 */
export type SmartfactsproduktanbieterAnforderung = components['schemas']['SmartfactsproduktanbieterAnforderung'];

/**
 * Body of an order for a `ratesmartfactsvertrieb` report. This kind knows no properties, so the body is an empty
 * object.
 */
export type RatesmartfactsvertriebAnforderung = components['schemas']['RatesmartfactsvertriebAnforderung'];

/** Body of an order for a `ratevertrieb` report. This kind knows no properties, so the body is an empty object. */
export type RatevertriebAnforderung = components['schemas']['RatevertriebAnforderung'];

/** Body of an order for a `vertrieb` report. This kind knows no properties, so the body is an empty object. */
export type VertriebAnforderung = components['schemas']['VertriebAnforderung'];

/**
 * Lower bound, included: the report holds the records whose `Datum` is this day or later. A day as YYYY-MM-DD
 * with a month from 01 to 12 and a day from 01 to 31, whatever the month. Left out, it is the previous day.
 * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
 */
export type FromDay = components['schemas']['FromDay'];

/**
 * Body of an order for a `produktanbieter` report. Every property may be left out; an empty object orders the
 * report with its defaults.
 */
export type ProduktanbieterAnforderung = components['schemas']['ProduktanbieterAnforderung'];

/**
 * Body of an order for a `rohdaten` report. Every property may be left out; an empty object orders the report
 * with its defaults.
 */
export type RohdatenAnforderung = components['schemas']['RohdatenAnforderung'];

/**
 * Upper bound, excluded: the report holds the records whose `Datum` is before this day. The same form as
 * `fromDay`. Left out, it is the current day.
 * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
 */
export type ToDay = components['schemas']['ToDay'];

/**
 * A filter; any text. There is no default.
 * Pattern: `^.*$`.
 */
export type Category = components['schemas']['Category'];

/**
 * Body of an order for a `provisionsclearinggeneric` report. Every property may be left out; an empty object
 * orders the report with its defaults.
 */
export type ProvisionsclearinggenericAnforderung = components['schemas']['ProvisionsclearinggenericAnforderung'];

/**
 * The identifier of the partner for whom the report is made. The pattern has no anchors: it has to occur in the
 * value, not to be the whole value. There is no default.
 * Pattern: `[A-Z]{3}[0-9]{2}`.
 */
export type PartnerIdToCreateReportFor = components['schemas']['PartnerIdToCreateReportFor'];

/**
 * Body of an order for a `mtvreport` report. Every property may be left out; an empty object orders the report
 * with its defaults.
 */
export type MtvreportAnforderung = components['schemas']['MtvreportAnforderung'];

/** A filter by the type of product. Left out, both types are meant. */
export type ProduktArt = components['schemas']['ProduktArt'];

/**
 * Body of an order for a `konditionsvergleich` report. Every property may be left out; an empty object orders
 * the report with its defaults.
 */
export type KonditionsvergleichAnforderung = components['schemas']['KonditionsvergleichAnforderung'];

/** The values of {@link BerichtsstatusStatus}. */
export const BerichtsstatusStatusValues = ['REQUESTED', 'PROCESSING'] as const;

/** One of {@link BerichtsstatusStatusValues}. */
export type BerichtsstatusStatus = (typeof BerichtsstatusStatusValues)[number];

/** The values of {@link ProduktArt}. */
export const ProduktArtValues = ['ANNUITAET', 'FORWARD'] as const satisfies readonly ProduktArt[];
