import type { Config } from '../kit/config/schema.ts';
import { valueAt } from '../kit/config/value-at.ts';
import { quote } from '../kit/evidence.ts';
import type { InterfaceId } from '../kit/interfaces.ts';

/** A typical call of an interface. */
interface SampleCall {
  method: 'GET' | 'POST';
  /** Absolute. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/**
 * One typical call of each interface, as commands for a shell that can be pasted one by one.
 *
 * @param config - a configuration that holds every target, credential and fixture, as the reference deployment gives it
 * @throws TypeError when it lacks one
 */
export function sampleCommands(config: Config): Record<InterfaceId, string> {
  const calls = Object.entries(sampleCalls(config)).map(([id, call]) => [id, commandOf(call)]);
  return Object.fromEntries(calls) as Record<InterfaceId, string>;
}

function sampleCalls(config: Config): Record<InterfaceId, SampleCall> {
  const the = (path: string): string => {
    const value = valueAt(config, path);
    if (typeof value !== 'string') throw new TypeError(`the configuration lacks ${path}`);
    return value;
  };
  const { report, v2, baufi, login, kex, pm } = config.targets;
  const bearer = (name: string) => ({ Authorization: `Bearer ${the(`credentials.${name}.accessToken`)}` });
  const json = { 'Content-Type': 'application/json' };
  const fixtures = (family: string, ...names: string[]) => names.map((name) => the(`fixtures.${family}.${name}`));
  const offers = fixtures('offers', 'vorgangsNummer').join('');
  const cases = fixtures('cases', 'vorgangsNummer').join('');
  const application = fixtures('applications', 'vorgangsnummer', 'antragsnummer', 'teilantragsnummer').join('/');
  const get = (url: string, headers: SampleCall['headers']): SampleCall => ({ method: 'GET', url, headers });
  const post = (url: string, headers: SampleCall['headers'], body?: string): SampleCall => ({
    ...{ method: 'POST', url, headers },
    ...(body === undefined ? {} : { body }),
  });
  const form = (name: string): string => {
    const [username, password] = [the(`credentials.${name}.username`), the(`credentials.${name}.password`)];
    return new URLSearchParams({ username, password }).toString();
  };
  return {
    report: post(
      `${report}/rohdaten`,
      { Authorization: the('credentials.report.authorization'), ...json },
      JSON.stringify({ fromDay: '2026-01-01' }),
    ),
    'offers-v1': get(`${v2}/v1/finanzierungsvorschlaege/${offers}`, bearer('baufi')),
    'offers-v2': post(`${v2}/v2/ergebnisliste/ermittlung?vorgangsNummer=${offers}`, bearer('baufi')),
    'offers-v3': post(`${baufi}/v3/vorgaenge/${offers}/ergebnisliste`, bearer('baufi')),
    'cases-v1': get(`${v2}/v1/vorgaenge/${cases}`, bearer('baufi')),
    'cases-v2': get(`${v2}/v2/vorgaenge/${cases}`, bearer('baufi')),
    'cases-v3': get(`${baufi}/v3/vorgaenge/${cases}`, bearer('baufi')),
    applications: get(`${v2}/v2/antraege/${application}`, bearer('baufi')),
    'consumer-loan-offers': post(
      `${kex}/angebote`,
      { ...bearer('kex'), ...json },
      JSON.stringify({
        query: '{ bestesAngebot(auszahlungsbetrag: 10000) { gesamtkonditionen { effektivzins rateMonatlich } } }',
      }),
    ),
    partner: get(`${pm}/partner/${the('fixtures.partner.partnerId')}`, {
      'X-ApiKey': the('credentials.partner.apiKey'),
      'X-PartnerId': the('credentials.partner.partnerId'),
    }),
    login: post(`${login}/login`, {}, form('login')),
    session: post(`${pm}/login.do`, {}, form('session')),
  };
}

/** A body makes curl send a POST, as a form unless a header says otherwise. */
function commandOf({ method, url, headers, body }: SampleCall): string {
  return [
    'curl -i',
    ...(method === 'POST' && body === undefined ? ['-X POST'] : []),
    quote(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ].join(' ');
}
