import type { Where } from '../faulty.ts';

export const KIND = /^\/(?!documentation$)[^/]+$/;
export const REPORT = /^\/[^/]+\/[^/]+$/;
export const ROOT = /^\/$/;
export const DOCUMENTATION = /^\/documentation$/;

export const accepted: Where = { method: 'POST', status: 202 };
export const running: Where = { method: 'GET', path: REPORT, status: 200 };
export const ready: Where = { method: 'GET', path: REPORT, status: 303 };
export const notFound: Where = { method: 'GET', path: REPORT, status: 404 };
export const badRequest: Where = { method: 'POST', status: 400 };
