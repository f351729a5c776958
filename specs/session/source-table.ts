import { sourceTable } from '../source-table.ts';

export default {
  // POST /login: D3 Authentication takes the token from the query or the header, so that neither is required.
  session: sourceTable(
    { security: 'none' },
    `
  POST /login.do | 200 Set-Cookie, 401, default | query oeffne? | form
  POST /logout   | 302, default ||| cookie sessionId
  GET  /login    | 302 Location Set-Cookie, default | query redirectTo, query authentication
  POST /login    | 302 Location Set-Cookie X-TraceId, default | query redirectTo, query authentication?, header X-Authentication?, header X-TraceId?
  GET  /partner-login-box.html | 2XX, default`,
  ),
};
