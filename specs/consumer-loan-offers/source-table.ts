import { BEARER, sourceTable } from '../source-table.ts';

export default {
  // `default` stands for the undocumented statuses that clients must handle (D2 Errors).
  'consumer-loan-offers': sourceTable(
    BEARER,
    'POST /angebote | 200, 400, 401, 403, 415, default | header X-TraceId? | json',
  ),
};
