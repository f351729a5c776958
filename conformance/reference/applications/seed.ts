import type { Application } from './store.ts';

/**
 * The applications of a new deployment. The first one is a test application that may be changed. Every member that
 * a patch can change is set, so that a rule can restore it.
 */
export const applications: readonly Application[] = [
  {
    vorgangsnummer: 'MF7K2Q',
    antragsnummer: '1',
    teilantragsnummer: '1',
    letzteAenderung: '2025-11-03T08:15:00.000Z',
    status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'NICHT_BEARBEITET' },
    antragsReferenz: 'BF-2025-004711',
    voraussichtlicheBearbeitung: '2025-11-28',
    ansprechpartner: { partnerId: 'KSB01' },
  },
  {
    vorgangsnummer: 'MF7K2Q',
    antragsnummer: '1',
    teilantragsnummer: '2',
    letzteAenderung: '2025-11-04T13:40:12.000Z',
    status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'NICHT_BEARBEITET' },
    ansprechpartner: { partnerId: 'KSB02' },
  },
  {
    vorgangsnummer: 'QX93LT',
    antragsnummer: '2',
    teilantragsnummer: '1',
    letzteAenderung: '2025-10-17T16:02:45.000Z',
    status: { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'UNTERLAGEN_UNVOLLSTAENDIG' },
    antragsReferenz: 'BF-2025-004650',
    ansprechpartner: { partnerId: 'KSB01' },
  },
];

/** Partners without applications: another provider, and a sales party. */
export const OTHER_PROVIDER = 'PRV99';
export const SALES_PARTY = 'VTR01';

/** `fixtures.applications` of the configuration for this deployment. */
export const applicationsFixtures = {
  vorgangsnummer: 'MF7K2Q',
  antragsnummer: '1',
  teilantragsnummer: '1',
  kreditsachbearbeiterPartnerId: 'KSB02',
  produktAnbieterStatus: 'IN_BEARBEITUNG',
  mayChange: true,
  mayReject: true,
};
