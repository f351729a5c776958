import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { sameValue } from './steps/attributes.ts';
import { changeInVain } from './steps/ignored.ts';
import { recordIn } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';
import { UNKNOWN } from './steps/values.ts';

export default rule({
  level: 'must',
  title: 'PATCH ignores unknown attributes, gesperrtTransitiv, id and typ',
  source: ['P26', 'P28', 'P34', 'P43'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 200 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['unknown attribute', 'gesperrtTransitiv', 'id', 'typ'],
  brokenBy: [
    'patch-refuses-unknown',
    'patch-stores-unknown',
    'patch-changes-gesperrt-transitiv',
    'patch-changes-id',
    'patch-refuses-typ',
    'patch-changes-typ',
  ],
  async check(context) {
    const { expect } = context;
    const name = context.case === 'unknown attribute' ? UNKNOWN : context.case;
    const { original, sent, answer, after } = await changeInVain(context, name);
    expect.status(answer, SUCCESS);
    const taken = `an answer that gives ${name} as ${JSON.stringify(sent)}`;
    expect.that(!sameValue(recordIn(answer)?.[name], sent), `the sent ${name} to be ignored`, taken, answer);
    expect.status(after, 200);
    const value = expect.object(after)[name] ?? undefined;
    const unchanged = sameValue(value, original[name]) || (name === 'gesperrtTransitiv' && !sameValue(value, sent));
    const former = JSON.stringify(original[name]) ?? 'not set';
    expect.that(unchanged, `${name} to stay ${former}`, JSON.stringify(value) ?? 'nothing');
  },
});
