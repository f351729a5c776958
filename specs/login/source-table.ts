import { sourceTable } from '../source-table.ts';

export default {
  login: sourceTable(
    { security: 'none' },
    `
  POST /login | 2XX, default || form
  GET  /login | 2XX, default ||| Basic`,
  ),
};
