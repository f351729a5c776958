import { sourceTable, type Common } from '../source-table.ts';

/** D3 Authentication and Errors: every request may have a trace id, and every response has one. */
const PARTNER: Common = {
  security: 'header X-ApiKey and header X-PartnerId',
  parameters: ['header X-TraceId?'],
  headers: ['X-TraceId'],
};

export default {
  partner: sourceTable(
    PARTNER,
    `
  POST  /partner/{PartnerId}/untergeordnetePartner                | 201 Location, 400, 401, 403, 404 || json
  GET   /partner/{PartnerId}                                      | 200, 401, 404
  PATCH /partner/{PartnerId}                                      | 200, 400, 401, 403, 404 || json
  GET   /partner/{PartnerId}/partnerkennzeichen                   | 200, 401, 404
  GET   /partner/{PartnerId}/administrierbare                     | 200, 401, 404
  GET   /partner/{PartnerId}/uebernahmeRechtFuer                  | 200, 401, 404
  GET   /partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId} | 200, 401, 404`,
  ),
};
