import { isObject } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { CAPTURED_DATA } from './steps/captured-data.ts';
import { readCapturedData } from './steps/parts.ts';

export default rule({
  level: 'should',
  title: 'The captured data of a determination reads as it was sent',
  source: ['O219'],
  covers: [{ operation: 'getErfassteDaten', status: 200 }],
  effect: 'creates',
  needs: ['state', 'credentials.v2'],
  brokenBy: [
    'captured-data-in-cents',
    'captured-data-without-loans',
    'captured-data-with-standard-term',
    'captured-data-as-text',
  ],
  async check(context) {
    const answer = await readCapturedData(context);
    assume(answer.status === 200, `needs captured data that reads with 200, got ${answer.status}`);
    const vorhaben = memberNamed(context.expect.json(answer), 'vorhaben');
    for (const [path, sent] of leavesOf(CAPTURED_DATA.vorhaben)) {
      context.expect.equal(valueAt(vorhaben, path), sent, ['vorhaben', ...path].join('.'));
    }
  },
});

/** The first member of that name anywhere in a JSON value: the form in which captured data comes back is not shown. */
function memberNamed(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isObject(value) && value[name] !== undefined) return value[name];
  for (const member of Object.values(value)) {
    const found = memberNamed(member, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every number and truth value, with the way that leads to it. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly [readonly string[], unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt((value as Record<string, unknown>)[name], rest);
}
