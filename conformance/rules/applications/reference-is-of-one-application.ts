import { NotApplicable, type StepContext } from '../engine.ts';
import { numbers, objectsIn, showsApplication } from './steps/application.ts';
import { REFERENCE, textsNamed } from './steps/members.ts';
import { entriesIn } from './steps/moment.ts';
import { firstPatch, patchRule } from './steps/patches.ts';

/** Applies only if the list shows other applications; it need not show references. */
export default patchRule({
  level: 'should',
  title: 'A reference that is added to one application is that of no other one',
  source: ['A54'],
  brokenBy: ['list-shows-one-reference'],
  async check(context) {
    const { reference, list } = await firstPatch(context);
    const entries = entriesIn(list?.json());
    const others = showsApplication(context, entries) ? entries.filter((entry) => isOfAnother(context, entry)) : [];
    if (others.length === 0)
      throw new NotApplicable('no list shows the application beside others while it has a new reference');
    const isShared = others.some((entry) => textsNamed(entry, REFERENCE).includes(reference.value));
    context.expect.that(!isShared, `${REFERENCE} ${reference.value} at one application`, 'it at others too', list);
  },
});

/** Whether an entry belongs to another Antrag: partial applications of the same one may share a reference. */
function isOfAnother(context: StepContext, entry: unknown): boolean {
  const { vorgangsnummer, antragsnummer } = numbers(context);
  const shown = objectsIn(entry).find((one) => one.has('vorgangsnummer') && one.has('antragsnummer'));
  if (shown === undefined || showsApplication(context, entry)) return false;
  const own = shown.get('antragsnummer');
  const isSame = own === antragsnummer || own?.startsWith(`${vorgangsnummer}/${antragsnummer}/`);
  return shown.get('vorgangsnummer') !== vorgangsnummer || isSame !== true;
}
