import type { Seen } from '../engine.ts';
import { observing } from '../steps/observed.ts';
import { holdersOf } from './steps/members.ts';

const unitsIn = (seen: Seen): unknown[] =>
  holdersOf(seen, 'orgaEinheitId').flatMap(({ typ, orgaEinheitId }) => (typ === 'ORGANISATION' ? [] : [orgaEinheitId]));

export default observing({
  level: 'info',
  title: 'Whether a response about a person carries orgaEinheitId',
  source: ['P78'],
  byPlace: true,
  of: 'responses about a person',
  isMeant: (seen) => unitsIn(seen).length > 0,
  note: (seen) => (unitsIn(seen).includes(undefined) ? 'is left out' : 'is carried'),
});
