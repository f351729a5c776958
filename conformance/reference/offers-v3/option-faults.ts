import { faultsFor, onDocument, type JsonObject } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE } from './fault-paths.ts';

const ASKED = { method: 'POST', path: DETERMINE };
const FLAGS = ['ermitteln', 'aktualisieren', 'alternativen', 'provisionsAusgabe'];
const PROVIDERS = ['produktAnbieter', 'exkludierteProduktAnbieter'];

type Refused = readonly [says: string, offend: (options: JsonObject) => boolean];

/** Faults that options are refused if `offend` holds, with the server's own 400. */
const refusing = (table: Readonly<Record<string, Refused>>) =>
  faultsFor('too-strict', table, ([says, offend]) => [says, onDocument(ASKED, (body) => (offend(body) ? [] : body))]);

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : NaN);

/** Faults of the six options of a determination (O306). */
export const optionFaults: readonly Fault[] = [
  ...FLAGS.flatMap((flag) =>
    refusing({
      [`refuses-${flag.toLowerCase()}-true`]: [`${flag} is refused if it is true.`, (sent) => sent[flag] === true],
      [`refuses-${flag.toLowerCase()}-false`]: [`${flag} is refused if it is false.`, (sent) => sent[flag] === false],
    }),
  ),
  ...refusing({
    'refuses-alternatives-without-commission': [
      'alternativen is refused if it is true and provisionsAusgabe is false.',
      ({ alternativen, provisionsAusgabe }) => alternativen === true && provisionsAusgabe === false,
    ],
  }),
  {
    name: 'provider-lists-swapped',
    kind: 'wrong-meaning',
    says: 'Providers to include are excluded, and those to exclude are included.',
    wrap: onDocument(ASKED, ({ produktAnbieter: included, exkludierteProduktAnbieter: excluded, ...others }) => ({
      ...others,
      produktAnbieter: excluded,
      exkludierteProduktAnbieter: included,
    })),
  },
  {
    name: 'last-provider-alone-included',
    kind: 'wrong-meaning',
    says: 'Of the providers to include, only the last one is included.',
    wrap: onDocument(ASKED, ({ produktAnbieter: included, ...others }) => ({
      ...others,
      ...(Array.isArray(included) && { produktAnbieter: included.slice(-1) }),
    })),
  },
  {
    name: 'exclusion-leaves-nothing',
    kind: 'wrong-meaning',
    says: 'If providers to exclude are named, there are no results at all.',
    wrap: onDocument(ASKED, (options) =>
      lengthOf(options['exkludierteProduktAnbieter']) > 0 ? { ...options, produktAnbieter: ['NIEMAND'] } : options,
    ),
  },
  ...PROVIDERS.flatMap((list) =>
    refusing({
      [`refuses-${list.toLowerCase()}-empty`]: [`An empty ${list} is refused.`, (sent) => lengthOf(sent[list]) === 0],
      [`refuses-${list.toLowerCase()}-filled`]: [`A filled ${list} is refused.`, (sent) => lengthOf(sent[list]) > 0],
      [`refuses-two-${list.toLowerCase()}`]: [
        `${list} is refused if it names two providers.`,
        (sent) => lengthOf(sent[list]) > 1,
      ],
    }),
  ),
];
