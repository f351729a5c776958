import type { Config } from '../conformance/engine/config/schema.ts';
import { INTERFACES, type Host, type InterfaceId } from '../generated/platform.ts';
import { createApplicationsApi, patch } from './applications/index.ts';
import { createCasesV1Api } from './cases-v1/index.ts';
import { createCasesV2Api } from './cases-v2/index.ts';
import { createCasesV3Api } from './cases-v3/index.ts';
import type { ApiSettings } from './common/settings.ts';
import { createConsumerLoanOffersApi, TypedDocumentString } from './consumer-loan-offers/index.ts';
import { tokenSource } from './login/index.ts';
import { createOffersV1Api } from './offers-v1/index.ts';
import { createOffersV2Api } from './offers-v2/index.ts';
import { createOffersV3Api } from './offers-v3/index.ts';
import { createPartnerApi } from './partner/index.ts';
import { createReportApi } from './report/index.ts';
import { createSessionApi } from './session/index.ts';

/** A call of a method; `error` is absent if it succeeded. */
export interface Called {
  interface: InterfaceId;
  method: string;
  error?: unknown;
}

/** An API whose methods resolve to undefined instead of failing. */
type Forgiving<Api> = {
  [Name in keyof Api]: Api[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result> | undefined>
    : Api[Name];
};

/**
 * Calls all methods of the interfaces of some hosts, with identifiers from earlier responses.
 *
 * @param config - URLs, credentials and fixtures of the deployment
 * @returns the calls, and the methods that were not called
 */
export async function callEverything(
  config: Config,
  common: Omit<ApiSettings, 'baseUrl'>,
  hosts: readonly Host[],
): Promise<{ called: Called[]; left: string[] }> {
  const called: Called[] = [];
  const methods = new Set<string>();
  const { targets, credentials, fixtures } = config as Required<Config>;
  const at = (host: Host) => ({ ...common, baseUrl: targets[host] ?? '', onDeprecation: () => undefined });
  const accessToken = tokenSource({ ...at('login'), ...credentials.login! });
  const bearer = (host: Host) => ({ ...at(host), accessToken });
  const { vorgangsNummer = '' } = fixtures.offers!;

  /** Records the outcome of each call. */
  const watched = <Api extends object>(id: InterfaceId, api: Api): Forgiving<Api> => {
    for (const name of Object.keys(api)) methods.add(`${id} ${name}`);
    return new Proxy(api, {
      get:
        (_, method: string) =>
        async (...given: unknown[]) => {
          const call = (api as Readonly<Record<string, (...given: unknown[]) => unknown>>)[method]!;
          try {
            const result = await call(...given);
            called.push({ interface: id, method });
            return result;
          } catch (error) {
            called.push({ interface: id, method, error });
            return undefined;
          }
        },
    }) as Forgiving<Api>;
  };

  const flows: Readonly<Record<InterfaceId, () => Promise<unknown>>> = {
    login: async () => watched('login', { accessToken }).accessToken(),
    report: async () => {
      const reports = watched('report', createReportApi({ ...at('report'), ...credentials.report! }));
      const requested = await reports.request('rohdaten', { fromDay: '2026-01-01' });
      const ready = requested && (await reports.finished(requested));
      if (ready) await reports.download(ready);
      await reports.report('konditionsvergleich', { produktArt: 'ANNUITAET' });
    },
    'offers-v1': async () => {
      const offers = watched('offers-v1', createOffersV1Api(bearer('v2')));
      await offers.createFinanzierungsvorschlaege(vorgangsNummer);
      await offers.getFinanzierungsvorschlaege(vorgangsNummer);
    },
    'offers-v2': async () => {
      const offers = watched('offers-v2', createOffersV2Api(bearer('v2')));
      const found = await offers.determine({ vorgangsNummer, provisionsAusgabe: true });
      if (found === undefined) return;
      await offers.getErmittlung(found);
      await offers.getErmittlungsAnfrage(found);
      await offers.getErfassteDaten(found);
      const result = {
        ...found,
        ergebnisNummer: memberOf(await offers.listErgebnisse(found), 'ergebnisNummer') ?? 'E1',
      };
      await readResult(offers, result);
      await offers.rateLimit();
    },
    'offers-v3': async () => {
      const offers = watched('offers-v3', createOffersV3Api(bearer('baufi')));
      const found = await offers.calculate(vorgangsNummer, { ermitteln: true, provisionsAusgabe: true });
      const ergebnislisteId = memberOf(found, 'ergebnislisteId') ?? fixtures.offers!.ergebnislisteId;
      const list = { vorgangsnummer: vorgangsNummer, ergebnislisteId: ergebnislisteId ?? '' };
      if (typeof ergebnislisteId === 'string') {
        await offers.getErgebnisliste(list);
        const result = { ...list, ergebnisnummer: memberOf(found, 'ergebnisnummer') ?? 'E1' };
        await readResult(offers, result);
      }
      const laufendeNummer = memberOf(await offers.listGemerkteAngebote(vorgangsNummer), 'laufendeNummer');
      if (laufendeNummer === undefined) return;
      const saved = { vorgangsnummer: vorgangsNummer, laufendeNummer };
      await offers.getGemerktesAngebot(saved);
      await offers.listZahlungsplaeneGemerktesAngebot(saved);
    },
    'cases-v1': async () => ofAllVersions(watched('cases-v1', createCasesV1Api(bearer('v2')))),
    'cases-v2': async () => {
      const cases = watched('cases-v2', createCasesV2Api(bearer('v2')));
      await ofAllVersions(cases);
      await sinceV2(cases);
      const nummerAmVorgang = memberOf(await cases.listGemerkteAngebote(vorgangsNummer), 'nummerAmVorgang');
      if (nummerAmVorgang === undefined) return;
      await cases.getGemerktesAngebot({ vorgangsNummer, nummerAmVorgang });
      await cases.listZahlungsPlaene({ vorgangsNummer, nummerAmVorgang });
    },
    'cases-v3': async () => {
      const cases = watched('cases-v3', createCasesV3Api(bearer('baufi')));
      await ofAllVersions(cases);
      await sinceV2(cases);
      await cases.createEntscheidungsreife(part, bodies.entscheidungsreife?.body);
    },
    applications: async () => {
      const applications = watched('applications', createApplicationsApi(bearer('v2')));
      const { vorgangsnummer = '', antragsnummer = '', teilantragsnummer = '' } = fixtures.applications!;
      const antrag = { vorgangsnummer, antragsnummer, teilantragsnummer };
      await applications.listAntraege();
      await applications.getAntrag(antrag);
      await applications.change(
        antrag,
        patch().antragsReferenz('HH-2026-0417').voraussichtlicheBearbeitung('2026-01-22'),
      );
      const asSales = createApplicationsApi({ ...at('v2'), ...credentials.v2SalesParty! });
      await watched('applications', asSales).getAntragAlsVertrieb(antrag);
    },
    'consumer-loan-offers': async () => {
      const api = createConsumerLoanOffersApi({ ...at('kex'), ...credentials.kex! });
      const loans = watched('consumer-loan-offers', api);
      const { auszahlungsbetrag = 0, laufzeitInMonaten = 0 } = fixtures.consumerLoan!;
      await loans.bestesAngebot({ auszahlungsbetrag, laufzeitInMonaten });
      await loans.angebote({ auszahlungsbetrag, laufzeitInMonaten });
      const text = 'query ($betrag: Euro!) { angebote(auszahlungsbetrag: $betrag) { ratenkredit { schlussrate } } }';
      await loans.query(new TypedDocumentString<unknown, Record<string, unknown>>(text), { betrag: auszahlungsbetrag });
    },
    partner: async () => {
      const partners = watched('partner', createPartnerApi({ ...at('pm'), ...credentials.partner! }));
      const { partnerId = '', parentPartnerId = '', otherPartnerId } = fixtures.partner!;
      const read = await partners.read(partnerId);
      for (const relation of ['self', 'administrierbare']) await partners.follow(read ?? {}, relation);
      await partners.partnerkennzeichen(parentPartnerId);
      await partners.administrierbare(parentPartnerId);
      await partners.uebernahmeliste(partnerId);
      if (otherPartnerId !== undefined) await partners.uebernahmestatus(partnerId, otherPartnerId);
      const person = { anrede: 'FRAU', vorname: 'Swantje', nachname: 'Voss', anschrift: { ort: 'Kiel' } } as const;
      const created = await partners.create(parentPartnerId, person);
      if (created) await partners.change(created.partnerId, { email: 'voss@example.org', vorname: null });
    },
    session: async () => {
      const sessions = watched('session', createSessionApi(at('pm')));
      const logins = [
        () => sessions.login(credentials.session!),
        () => sessions.signOn({ accessToken, redirectTo: '/uebersicht' }),
        () => sessions.signOn({ accessToken, redirectTo: '/uebersicht', as: 'address' }),
      ];
      for (const login of logins) {
        const session = await login();
        if (session) await sessions.logout(session);
      }
      await sessions.signOnUrl({ accessToken, redirectTo: '/uebersicht' });
      await sessions.loginBox();
    },
  };

  const { antragsNummer = '', teilantragsNummer = '', bodies = {} } = fixtures.cases!;
  const part = { vorgangsNummer, antragsNummer, teilantragsNummer };

  async function ofAllVersions(cases: Forgiving<Omit<ReturnType<typeof createCasesV1Api>, 'client'>>) {
    await cases.listVorgaenge();
    await cases.getVorgang(vorgangsNummer);
    await cases.listAntraege(vorgangsNummer);
    await cases.getAntrag(part);
    await cases.getTeilantrag(part);
    await cases.replaceKundenBetreuer(vorgangsNummer, await cases.getKundenBetreuer(vorgangsNummer));
    await cases.replaceVorgangsBearbeiter(vorgangsNummer, await cases.getVorgangsBearbeiter(vorgangsNummer));
    await cases.createStatus(part, bodies.status?.body);
  }

  async function sinceV2(cases: Forgiving<Omit<ReturnType<typeof createCasesV3Api>, 'client'>>) {
    await cases.updateVorgang(vorgangsNummer, bodies.patch?.body);
    await cases.createNachricht(vorgangsNummer, bodies.nachricht?.body);
    const list = await cases.listFinanzierungsvorschlaege(vorgangsNummer);
    const finanzierungsvorschlagId = memberOf(list, 'finanzierungsvorschlagId');
    if (typeof finanzierungsvorschlagId !== 'string') return;
    await cases.getFinanzierungsvorschlag({ vorgangsNummer, finanzierungsvorschlagId });
  }

  for (const [id, run] of Object.entries(flows) as [InterfaceId, () => Promise<unknown>][])
    if (hosts.includes(INTERFACES[id].host)) await run();
  for (const { interface: id, method } of called) methods.delete(`${id} ${method}`);
  return { called, left: [...methods].filter((name) => !name.endsWith(' client')) };
}

/** The first member with this name, at any depth. */
function memberOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, name)) return (value as Record<string, string>)[name];
  return Object.values(value).reduce<string | undefined>((found, one) => found ?? memberOf(one, name), undefined);
}

/** The reads of one result. Their parameters differ between versions. */
interface ResultReads<Id> {
  getErgebnis(id: Id): Promise<unknown>;
  listMeldungen(id: Id): Promise<unknown>;
  listUnterlagen(id: Id): Promise<unknown>;
  getProvision(id: Id): Promise<unknown>;
  listZahlungsplaene(id: Id): Promise<unknown>;
  getZahlungsplan(id: Id & { zahlungsplanIndex: string }): Promise<unknown>;
}

async function readResult<Id>(offers: ResultReads<Id>, result: Id): Promise<void> {
  await offers.getErgebnis(result);
  await offers.listMeldungen(result);
  await offers.listUnterlagen(result);
  await offers.getProvision(result);
  const zahlungsplanIndex = memberOf(await offers.listZahlungsplaene(result), 'zahlungsplanIndex');
  if (zahlungsplanIndex !== undefined) await offers.getZahlungsplan({ ...result, zahlungsplanIndex });
}
