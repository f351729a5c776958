import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { sameValue } from './steps/attributes.ts';
import { changeInVain, UNKNOWN } from './steps/ignored.ts';
import { recordIn } from './steps/requests.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH ignores unknown attributes, gesperrtTransitiv, id and typ',
  source: ['P34', 'P43'],
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
    expect.that(!sameValue(recordIn(answer)?.[name], sent), `an answer without the sent ${name}`, String(sent));
    expect.status(after, 200);
    const value = expect.object(after)[name] ?? undefined;
    const unchanged = sameValue(value, original[name]) || (name === 'gesperrtTransitiv' && !sameValue(value, sent));
    expect.that(unchanged, `${name} unchanged`, JSON.stringify(value) ?? 'nothing');
  },
});
