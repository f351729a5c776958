import type { Asked, Where } from '../faulty.ts';

const ONE_PATH = /\/v2\/antraege\/[^/]+\/[^/]+\/[^/]+$/;
const SALES_PATH = /\/v2\/vorgaenge\/[^/]+\/[^/]+\/[^/]+\/antraege$/;

/** Everything about one application, for its provider. */
export const ONE: Asked = { path: ONE_PATH };
export const LIST: Asked = { method: 'GET', path: /\/v2\/antraege$/ };
export const PATCH: Asked = { method: 'PATCH', path: ONE_PATH };
export const SALES: Asked = { method: 'GET', path: SALES_PATH };
/** A read that has found the application. */
export const READ: Where = { method: 'GET', path: ONE_PATH, status: 200 };
