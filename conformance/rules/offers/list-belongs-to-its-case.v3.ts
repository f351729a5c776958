import { assume, NO_REFUSAL, NotApplicable, SUCCESS, type Answer, type Context } from '../engine.ts';
import { statusOf } from '../steps/statuses.ts';
import { NEEDS } from './steps/access.v3.ts';
import { LISTED, namedBy, read, readOtherwise, readingRule, type ReadName } from './steps/reads.v3.ts';

export default readingRule({
  level: 'should',
  title: 'A result list, and everything below it, cannot be read by the number of another case',
  source: ['O312'],
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/**',
  needs: [...NEEDS, 'fixtures.offers.andereVorgangsNummer', 'state'],
  cases: Object.keys(LISTED),
  brokenBy: ['list-without-its-case', 'list-of-any-own-case', 'numbered-list-of-any-own-case'],
  async check(context) {
    const name = context.case as ReadName;
    const own = await read(context, name);
    const status = statusOf(own, (await namedBy(context, name)).given);
    // A result may have no commission, or one that is not ready.
    if (name === 'provision' && !SUCCESS.has(own.status)) throw new NotApplicable(`there is no commission (${status})`);
    assume(SUCCESS.has(own.status), `needs ${name} to be readable (2xx) by its own case, got ${status}`);
    // Preferably another case of the caller: then only the case of the list justifies a refusal.
    const { vorgangsNummerOhneErgebnisse } = context.config.fixtures?.offers ?? {};
    const vorgangsnummer = vorgangsNummerOhneErgebnisse ?? context.fixture('offers', 'andereVorgangsNummer');
    const isOther = vorgangsnummer !== context.fixture('offers', 'vorgangsNummer');
    assume(isOther, 'needs two cases, and the same one is given twice');
    const answer = await readOtherwise(context, name, {}, () => ({ vorgangsnummer }));
    if (SUCCESS.has(answer.status)) await assumeSameList(context, vorgangsnummer);
    context.expect.refused(answer, NO_REFUSAL);
  },
});

/** Each case may number its own lists, so another list may have this number: it must share what is equal in two reads of the own list. */
async function assumeSameList(context: Context, vorgangsnummer: string): Promise<void> {
  const ofCase = context.fixture('offers', 'vorgangsNummer');
  const partsOf = ({ body }: Answer) => {
    const parts = body.replaceAll(vorgangsnummer, ofCase).split(/[,{}[\]\s]+/);
    return new Set(parts.filter(Boolean));
  };
  const own = partsOf(await read(context, 'ergebnisliste'));
  const again = partsOf(await readOtherwise(context, 'ergebnisliste'));
  const other = await readOtherwise(context, 'ergebnisliste', {}, () => ({ vorgangsnummer }));
  const shown = partsOf(other);
  const steady = [...own].filter((part) => again.has(part));
  const isSame = steady.length > 0 && shown.size === own.size && steady.every((part) => shown.has(part));
  assume(!SUCCESS.has(other.status) || isSame, 'the other case has another list by the same identifier');
}
