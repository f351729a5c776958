import { everyJsonObject, everywhere, onObjects, rewrittenJson, variantsOf } from './variant.ts';

const written = (write: (body: unknown) => string) => everywhere(rewrittenJson((body) => write(body)));

const inOffersAndTokens = onObjects('v2', 'baufi', 'login');

/** Variants of JSON serialisation, and with members that the contract does not have. */
export const BODY_VARIANTS = variantsOf({
  'more-members': {
    says: 'Every object in every JSON body has a member that the contract does not name.',
    around: everywhere(everyJsonObject((object) => ({ neuesMerkmal: 'neu', ...object }))),
  },
  'members-reversed': {
    says: 'The members of every object come in the reverse order.',
    around: everywhere(everyJsonObject((object) => Object.fromEntries(Object.entries(object).reverse()))),
  },
  'json-otherwise-written': {
    says: 'JSON is indented by tabs, with white space around it and Windows line ends, and escapes every slash, the first letter of every name and every character that is not ASCII.',
    around: written((body) => {
      const text = JSON.stringify(body, undefined, '\t').replaceAll('/', '\\/');
      const ascii = text.replace(
        /(?<=")[a-z](?=\w*":)|[^\t\n\x20-\x7e]/gi,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return `\r\n ${ascii.replaceAll('\n', '\r\n')} \r\n`;
    }),
  },
  'numbers-with-fraction': {
    says: 'Whole numbers are written with a fraction of zero.',
    around: written((body) => JSON.stringify(body).replace(/(?<=":)(-?\d+)(?=[,}])/g, '$1.0')),
  },
  'null-for-absent': {
    says: 'Records of offers, cases and applications, and token responses, have null for unset members.',
    around: inOffersAndTokens((object) => ({
      antragsReferenz: null,
      bemerkung: null,
      refresh_token: null,
      ...object,
    })),
  },
  'empty-groups': {
    says: 'A partner has an empty anschrift and an empty bankverbindung if nothing in them is set.',
    uses: ['P61'],
    around: onObjects('pm')((object) =>
      'gesperrtTransitiv' in object ? { anschrift: {}, bankverbindung: {}, ...object } : object,
    ),
  },
  'new-values': {
    says: 'Open enumerations of the contract have values that it does not name.',
    // The results contain no provider of the configuration.
    open: { 'offers-v3/provider-lists-applied': 'not-applicable' },
    around: inOffersAndTokens((object) => ({
      ...object,
      ...('token_type' in object && { token_type: 'bearer' }),
      ...('kategorie' in object && { kategorie: 'NEUE_KATEGORIE' }),
      ...('bezeichnung' in object && { bezeichnung: 'NEUE_BEZEICHNUNG' }),
      ...('produktAnbieter' in object && 'sollZins' in object && { produktAnbieter: 'NEUE_BANK' }),
    })),
  },
});
