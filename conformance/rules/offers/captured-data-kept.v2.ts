import { assume, isObject, NotApplicable, rule, type Answer, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { coversReads, identifierNamed } from '../steps/reads.ts';
import { capturedData, dataWithTwoLoans, type DeterminationQuery } from './steps/ask.v2.ts';
import { determine } from './steps/determine.v2.ts';
import { isReady } from '../steps/redirects.ts';
import { OPTIONS, readPart, readPartOf, withCommission } from './steps/parts.v2.ts';
import { READS } from './steps/reads.v2.ts';

const PARTS = ['erfassteDaten', 'ermittlungsAnfrage'] as const;

export default rule({
  level: 'should',
  title: 'The request of a determination, and its captured data, read as they were sent',
  source: ['O219', 'O251'],
  covers: coversReads('offers-v2', [READS.erfassteDaten, READS.ermittlungsAnfrage]),
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  cases: PARTS,
  brokenBy: [
    'original-request-without-flags',
    'original-request-with-alternatives',
    'original-request-without-commission',
    'original-request-of-another-case',
    'captured-data-in-cents',
    'captured-data-of-single-precision',
    'captured-data-without-loans',
    'captured-data-with-standard-term',
    'captured-data-of-one-loan',
    'captured-data-without-second-term',
    'captured-data-of-first-determination',
  ],
  async check(context) {
    if (context.case === 'ermittlungsAnfrage') {
      for (const query of [OPTIONS, withCommission(context)])
        expectOptions(context, query, bodyOf(context, await readPartOf(context, 'ermittlungsAnfrage', query)));
      return;
    }
    expectKept(context, await readPart(context, 'erfassteDaten'), capturedData(context.config));
    const other = dataWithTwoLoans(context.config);
    // Another rule judges whether two loans are accepted.
    const { status } = await determine(context, {}, { json: other });
    if (status === 302) expectKept(context, await readPartOf(context, 'erfassteDaten', {}, { json: other }), other);
  },
});

/** Configured captured data may have more members than D2 shows, such as `haushalte` and `finanzierungsobjekt`. */
function expectKept(context: Context, answer: Answer, data: unknown): void {
  const body = bodyOf(context, answer);
  for (const [path, sent] of leavesOf(data)) {
    const [name = '', ...rest] = path;
    const block = memberNamed(body, name);
    // If the structure differs from what was sent, look for the values anywhere.
    const shown = block === undefined ? leavesOf(body).map(([, value]) => value) : valuesAt(block, rest);
    const got = block === undefined ? '' : shown.map((value) => JSON.stringify(value)).join(' and ');
    const all = valuesAt(data, path);
    const isLeftOut = sent === false && (block === undefined || trueIn(shown) === trueIn(all));
    // Equal values of several loans must all be there; in another structure, a shared value may occur once.
    const timesIn = (values: readonly unknown[]) => values.filter((value) => isKept(value, sent)).length;
    const times = block === undefined ? 1 : timesIn(all);
    const wanted = `${path.join('.')} ${JSON.stringify(sent)}${times > 1 ? ` ${times} times` : ''}`;
    context.expect.that(isLeftOut || timesIn(shown) >= times, wanted, got || 'nothing');
  }
}

function bodyOf({ case: part }: Context, answer: Answer): unknown {
  assumeSuccess(answer, `${part} to be readable`);
  assume(isReady(answer), `the ${part} was still to come (${answer.status})`);
  const body = answer.json();
  assume(body !== undefined, `${part} is no JSON: its media type is not shown`);
  return body;
}

/** The documents do not show how values are returned: a number may be a string, and false may be left out. */
function isKept(shown: unknown, sent: unknown): boolean {
  if (shown === undefined || shown === null) return sent === false;
  return shown === sent || shown === String(sent) || (typeof shown === 'string' && Number(shown) === sent);
}

const trueIn = (values: readonly unknown[]) => values.filter((value) => value === true).length;

/** Judges the options and the case of the query; the documents do not show how the rest of the request is returned. */
function expectOptions({ expect }: Context, query: DeterminationQuery, body: unknown): void {
  const isShown = Object.keys(OPTIONS).some((name) => memberNamed(body, name) !== undefined);
  if (!isShown)
    throw new NotApplicable('the original request shows no option of its query, in a form that is not shown');
  for (const [name, sent] of Object.entries(query).filter(([option]) => option in OPTIONS)) {
    const shown = memberNamed(body, name);
    expect.that(isKept(shown, sent), `${name} ${sent}`, JSON.stringify(shown) ?? 'nothing');
  }
  // The request for a case may contain the data of the case instead of its number.
  const shownCase = identifierNamed(body, 'vorgangsNummer');
  const { vorgangsNummer = shownCase } = query;
  const isSame = shownCase === undefined || shownCase.toUpperCase() === vorgangsNummer?.toUpperCase();
  expect.that(isSame, `vorgangsNummer ${JSON.stringify(vorgangsNummer)}`, JSON.stringify(shownCase));
}

/** The first member of that name anywhere in a JSON value: the documents do not show the structure of returned captured data. */
function memberNamed(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isObject(value) && value[name] !== undefined) return value[name];
  for (const member of Object.values(value)) {
    const found = memberNamed(member, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every number and boolean with its path. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly [readonly string[], unknown])[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

/** The values at a path, in any item of a list: the order is not documented. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, rest));
  return isObject(value) ? valuesAt(value[name], rest) : [];
}
