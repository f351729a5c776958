import type { Context } from 'hono';
import { isObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';
import type { Case, Responsible, Status, Teilantrag } from './case.ts';
import { patch } from './patch.ts';

const JSON_BODY = ['application/json'];
const JSON_PATCH = ['application/json-patch+json'];

const STATUS_PARTS = ['antragsteller', 'produktAnbieter'] as const;

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const refused = (c: Context, message: string): Response => c.json({ message }, 400);

/** Changes the master data of a case by JSON Patch (C06). */
export async function changeCase(c: Context, vorgang: Case): Promise<Response> {
  const body = await readJson(c.req.raw, JSON_PATCH);
  if (!body.ok) return c.json({ message: body.message }, body.status);
  const patched = patch(vorgang.stammdaten, body.value);
  if (!patched.ok) return c.json({ message: patched.message }, patched.status);
  vorgang.stammdaten = patched.stammdaten;
  return c.body(null, 204);
}

/** Sets one of the persons responsible for a case (C07). Members other than `partnerId` are ignored. */
export async function replaceResponsible(c: Context, store: (person: Responsible) => void): Promise<Response> {
  const body = await readJson(c.req.raw, JSON_BODY);
  if (!body.ok) return c.json({ message: body.message }, body.status);
  const partnerId = isObject(body.value) ? body.value['partnerId'] : undefined;
  if (!isFilledText(partnerId)) return refused(c, 'partnerId must be a non-empty string');
  store({ partnerId });
  return c.body(null, 204);
}

/** Sets one or both parts of the status of a partial application (C08). */
export async function setStatus(c: Context, teilantrag: Teilantrag): Promise<Response> {
  const body = await readJson(c.req.raw, JSON_BODY);
  if (!body.ok) return c.json({ message: body.message }, body.status);
  const sent = isObject(body.value) ? body.value : {};
  const parts: Partial<Status> = {};
  for (const part of STATUS_PARTS) {
    const value = sent[part];
    if (value === undefined) continue;
    if (!isFilledText(value)) return refused(c, `${part} must be a non-empty string`);
    parts[part] = value;
  }
  if (Object.keys(parts).length === 0) return refused(c, `the body must have ${STATUS_PARTS.join(' or ')}`);
  teilantrag.status = { ...teilantrag.status, ...parts };
  return c.body(null, 202);
}

/** Accepts the report that a partial application is ready for decision, once (C09); the body is optional. */
export async function reportReady(c: Context, teilantrag: Teilantrag): Promise<Response> {
  const body = await readJson(c.req.raw, JSON_BODY);
  if (!body.ok && body.reason !== 'missing') return c.json({ message: body.message }, body.status);
  if (body.ok && !isObject(body.value)) return refused(c, 'the body must be an object');
  if (teilantrag.entscheidungsreif) return c.json({ message: 'it was reported ready for decision before' }, 409);
  teilantrag.entscheidungsreif = true;
  return c.body(null, 202);
}

/** Accepts a message to a case (C10). */
export async function takeMessage(c: Context): Promise<Response> {
  const body = await readJson(c.req.raw, JSON_BODY);
  if (!body.ok) return c.json({ message: body.message }, body.status);
  const text = isObject(body.value) ? body.value['text'] : undefined;
  return isFilledText(text) ? c.body(null, 201) : refused(c, 'text must be a non-empty string');
}
