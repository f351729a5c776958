import { sourceTable, type Common } from '../source-table.ts';

/** D1 Report kinds and their request bodies. */
const KINDS = [
  ...['partner', 'bestandskundenpotential', 'handelsbeziehungen', 'erweitertefinanzierungskriterien'],
  ...[
    'konditionsmeldungen',
    'smartfactsvertrieb',
    'smartfactsproduktanbieter',
    'ratesmartfactsvertrieb',
    'ratevertrieb',
  ],
  ...['vertrieb', 'produktanbieter', 'rohdaten', 'provisionsclearinggeneric', 'mtvreport', 'konditionsvergleich'],
];

/** D1 Endpoints and Authentication: the authoriser reads the required header `Authorization`. */
const REPORT: Common = { security: 'header Authorization' };
const PREFLIGHT = '204 Access-Control-Allow-Origin Access-Control-Allow-Methods Access-Control-Allow-Headers ||| none';

const reportKind = (kind: string): string => `
  POST    /${kind}            | 202 Location, 400, 403 || json
  GET     /${kind}/{reportId} | 200, 303 Location, 400, 403, 404, 422, 500
  OPTIONS /${kind}            | ${PREFLIGHT}
  OPTIONS /${kind}/{reportId} | ${PREFLIGHT}`;

export default {
  // OPTIONS of /documentation: D1, What the service does, has OPTIONS for every path.
  report: sourceTable(
    REPORT,
    `${KINDS.map(reportKind).join('')}
  OPTIONS /              | ${PREFLIGHT}
  GET     /documentation | 200 ||| none
  OPTIONS /documentation | ${PREFLIGHT}`,
  ),
};
