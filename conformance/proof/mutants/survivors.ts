const REPORT = 'GET /partner/{reportId} 303';
const V1 = 'POST /v1/finanzierungsvorschlaege/{vorgangsNummer} 200';
const V2 = 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId} 429';
const OBSERVED = 'deployments are known to differ here, and the suite only observes it';

/** Mutants that contradict a statement and survive all the same, by id: why no rule kills them. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  [`report: ${REPORT} body-retyped`]: OBSERVED,
  [`report: ${REPORT} other-example GET /bestandskundenpotential/{reportId}`]: OBSERVED,
  [`offers-v1: ${V1} status-swapped 404`]: OBSERVED,
  [`offers-v1: ${V1} status-swapped 500`]: OBSERVED,
  [`offers-v2: ${V2} header-dropped X-RateLimit-Remaining`]: 'the rule about the quota needs only when it returns',
  [`offers-v2: ${V2} header-emptied X-RateLimit-Remaining`]: 'the rule about the quota needs only when it returns',
};
