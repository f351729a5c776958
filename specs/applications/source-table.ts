import { BEARER, OPEN, sourceTable } from '../source-table.ts';

export default {
  applications: sourceTable(
    BEARER,
    `
  GET   /v2/antraege                                                        | ${OPEN} | query aenderungSeit?, query aenderungBis?
  GET   /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}   | ${OPEN}
  PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}   | ${OPEN} || json json-patch
  GET   /v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege | ${OPEN}`,
  ),
};
