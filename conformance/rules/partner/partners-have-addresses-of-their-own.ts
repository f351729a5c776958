import { SUCCESS, type Answer } from '../engine.ts';
import { observing, ofAllSeen } from '../steps/observed.ts';
import { recordIn, valueOf } from './steps/attributes.ts';
import { addressOf } from './steps/links.ts';
import { isTemplate } from './steps/members.ts';
import { idAskedFor } from './steps/reads.ts';

/** The id of the partner in a record, and the address of its own that it shows. */
interface Own {
  id: string;
  address: string;
}

const READ = 'GET /partner/{PartnerId}';

/** The id and address in each record, by response. */
const ownBy = ofAllSeen(
  (seen): ReadonlyMap<Answer, Own> =>
    new Map(
      seen.flatMap(({ operation, answer }) => {
        const own = operation === READ ? ownOf(answer) : undefined;
        return own === undefined ? [] : [[answer, own] as const];
      }),
    ),
);

/** The id and address in a record; undefined if the response is no record, has another id than requested, or shows no address. */
function ownOf(answer: Answer): Own | undefined {
  const record = SUCCESS.has(answer.status) ? recordIn(answer) : undefined;
  const [id, link] = [record?.['id'], record && valueOf(record, '_links.self')];
  const address = isTemplate(link) ? undefined : addressOf(link, answer.url)?.href;
  return typeof id === 'string' && id === idAskedFor(answer) && address !== undefined ? { id, address } : undefined;
}

/** `links-lead-on` judges whether each address leads to its partner. */
export default observing({
  level: 'should',
  title: 'The records of two partners do not show the same address as their own',
  source: ['P81'],
  at: [READ],
  brokenBy: ['new-partners-share-their-self', 'self-leads-to-another', 'links-lead-nowhere'],
  of: 'records that show their own address',
  isMeant: ({ answer }, _, all) => ownBy(all).has(answer),
  judge: (context, { answer }) => {
    const all = ownBy(context.seen());
    const own = all.get(answer);
    const other = [...all.values()].find(({ id, address }) => address === own?.address && id !== own.id);
    const wanted = `an address of its own at _links.self of ${own?.id}`;
    context.expect.that(other === undefined, wanted, `that of ${other?.id}`, answer);
  },
});
