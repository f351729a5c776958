/**
 * The operations of the platform, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Credential, InterfaceId, Member } from './platform.ts';

/** What an operation does to its server. */
export type OperationEffect = 'reads' | 'creates' | 'changes';

/** An operation of an interface. */
export interface Operation {
  /** Its operationId. */
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH';
  readonly path: string;
  /** The responses that the contract declares: `200`, `2XX`, `default`. */
  readonly answers: readonly string[];
  readonly credential: Credential;
  readonly effect: OperationEffect;
  /** Names of the properties of its JSON body. */
  readonly properties?: readonly string[];
  /** It takes a GraphQL document; `effect` is that of a query. */
  readonly graphql?: true;
  /** A request with these parameters shows whether the interface is served. */
  readonly probe?: { readonly query: Readonly<Record<string, string>> };
  /** Its successor, or the reason why there is none. */
  readonly successor?: { readonly interface: InterfaceId; readonly operation: string } | { readonly none: string };
  readonly kind?: Member<'kind'>;
}

/** The operations of each interface, in the order of its contract. */
export const OPERATIONS: Readonly<Record<InterfaceId, readonly Operation[]>> = {
  "report": [
    {"id":"optionsRoot","method":"OPTIONS","path":"/","answers":["204"],"credential":"none","effect":"reads"},
    {"id":"getDocumentation","method":"GET","path":"/documentation","answers":["200"],"credential":"none","effect":"reads"},
    {"id":"optionsDocumentation","method":"OPTIONS","path":"/documentation","answers":["204"],"credential":"none","effect":"reads"},
    {"id":"createPartnerReport","method":"POST","path":"/partner","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"partner"},
    {"id":"optionsPartnerReports","method":"OPTIONS","path":"/partner","answers":["204"],"credential":"none","effect":"reads","kind":"partner"},
    {"id":"getPartnerReport","method":"GET","path":"/partner/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"partner"},
    {"id":"optionsPartnerReport","method":"OPTIONS","path":"/partner/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"partner"},
    {"id":"createBestandskundenpotentialReport","method":"POST","path":"/bestandskundenpotential","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"bestandskundenpotential"},
    {"id":"optionsBestandskundenpotentialReports","method":"OPTIONS","path":"/bestandskundenpotential","answers":["204"],"credential":"none","effect":"reads","kind":"bestandskundenpotential"},
    {"id":"getBestandskundenpotentialReport","method":"GET","path":"/bestandskundenpotential/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"bestandskundenpotential"},
    {"id":"optionsBestandskundenpotentialReport","method":"OPTIONS","path":"/bestandskundenpotential/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"bestandskundenpotential"},
    {"id":"createHandelsbeziehungenReport","method":"POST","path":"/handelsbeziehungen","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"handelsbeziehungen"},
    {"id":"optionsHandelsbeziehungenReports","method":"OPTIONS","path":"/handelsbeziehungen","answers":["204"],"credential":"none","effect":"reads","kind":"handelsbeziehungen"},
    {"id":"getHandelsbeziehungenReport","method":"GET","path":"/handelsbeziehungen/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"handelsbeziehungen"},
    {"id":"optionsHandelsbeziehungenReport","method":"OPTIONS","path":"/handelsbeziehungen/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"handelsbeziehungen"},
    {"id":"createErweitertefinanzierungskriterienReport","method":"POST","path":"/erweitertefinanzierungskriterien","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"erweitertefinanzierungskriterien"},
    {"id":"optionsErweitertefinanzierungskriterienReports","method":"OPTIONS","path":"/erweitertefinanzierungskriterien","answers":["204"],"credential":"none","effect":"reads","kind":"erweitertefinanzierungskriterien"},
    {"id":"getErweitertefinanzierungskriterienReport","method":"GET","path":"/erweitertefinanzierungskriterien/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"erweitertefinanzierungskriterien"},
    {"id":"optionsErweitertefinanzierungskriterienReport","method":"OPTIONS","path":"/erweitertefinanzierungskriterien/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"erweitertefinanzierungskriterien"},
    {"id":"createKonditionsmeldungenReport","method":"POST","path":"/konditionsmeldungen","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"konditionsmeldungen"},
    {"id":"optionsKonditionsmeldungenReports","method":"OPTIONS","path":"/konditionsmeldungen","answers":["204"],"credential":"none","effect":"reads","kind":"konditionsmeldungen"},
    {"id":"getKonditionsmeldungenReport","method":"GET","path":"/konditionsmeldungen/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"konditionsmeldungen"},
    {"id":"optionsKonditionsmeldungenReport","method":"OPTIONS","path":"/konditionsmeldungen/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"konditionsmeldungen"},
    {"id":"createSmartfactsvertriebReport","method":"POST","path":"/smartfactsvertrieb","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"smartfactsvertrieb"},
    {"id":"optionsSmartfactsvertriebReports","method":"OPTIONS","path":"/smartfactsvertrieb","answers":["204"],"credential":"none","effect":"reads","kind":"smartfactsvertrieb"},
    {"id":"getSmartfactsvertriebReport","method":"GET","path":"/smartfactsvertrieb/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"smartfactsvertrieb"},
    {"id":"optionsSmartfactsvertriebReport","method":"OPTIONS","path":"/smartfactsvertrieb/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"smartfactsvertrieb"},
    {"id":"createSmartfactsproduktanbieterReport","method":"POST","path":"/smartfactsproduktanbieter","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"smartfactsproduktanbieter"},
    {"id":"optionsSmartfactsproduktanbieterReports","method":"OPTIONS","path":"/smartfactsproduktanbieter","answers":["204"],"credential":"none","effect":"reads","kind":"smartfactsproduktanbieter"},
    {"id":"getSmartfactsproduktanbieterReport","method":"GET","path":"/smartfactsproduktanbieter/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"smartfactsproduktanbieter"},
    {"id":"optionsSmartfactsproduktanbieterReport","method":"OPTIONS","path":"/smartfactsproduktanbieter/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"smartfactsproduktanbieter"},
    {"id":"createRatesmartfactsvertriebReport","method":"POST","path":"/ratesmartfactsvertrieb","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"ratesmartfactsvertrieb"},
    {"id":"optionsRatesmartfactsvertriebReports","method":"OPTIONS","path":"/ratesmartfactsvertrieb","answers":["204"],"credential":"none","effect":"reads","kind":"ratesmartfactsvertrieb"},
    {"id":"getRatesmartfactsvertriebReport","method":"GET","path":"/ratesmartfactsvertrieb/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"ratesmartfactsvertrieb"},
    {"id":"optionsRatesmartfactsvertriebReport","method":"OPTIONS","path":"/ratesmartfactsvertrieb/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"ratesmartfactsvertrieb"},
    {"id":"createRatevertriebReport","method":"POST","path":"/ratevertrieb","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"ratevertrieb"},
    {"id":"optionsRatevertriebReports","method":"OPTIONS","path":"/ratevertrieb","answers":["204"],"credential":"none","effect":"reads","kind":"ratevertrieb"},
    {"id":"getRatevertriebReport","method":"GET","path":"/ratevertrieb/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"ratevertrieb"},
    {"id":"optionsRatevertriebReport","method":"OPTIONS","path":"/ratevertrieb/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"ratevertrieb"},
    {"id":"createVertriebReport","method":"POST","path":"/vertrieb","answers":["202","400","403"],"credential":"report","effect":"creates","kind":"vertrieb"},
    {"id":"optionsVertriebReports","method":"OPTIONS","path":"/vertrieb","answers":["204"],"credential":"none","effect":"reads","kind":"vertrieb"},
    {"id":"getVertriebReport","method":"GET","path":"/vertrieb/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"vertrieb"},
    {"id":"optionsVertriebReport","method":"OPTIONS","path":"/vertrieb/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"vertrieb"},
    {"id":"createProduktanbieterReport","method":"POST","path":"/produktanbieter","answers":["202","400","403"],"credential":"report","effect":"creates","properties":["fromDay"],"kind":"produktanbieter"},
    {"id":"optionsProduktanbieterReports","method":"OPTIONS","path":"/produktanbieter","answers":["204"],"credential":"none","effect":"reads","kind":"produktanbieter"},
    {"id":"getProduktanbieterReport","method":"GET","path":"/produktanbieter/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"produktanbieter"},
    {"id":"optionsProduktanbieterReport","method":"OPTIONS","path":"/produktanbieter/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"produktanbieter"},
    {"id":"createRohdatenReport","method":"POST","path":"/rohdaten","answers":["202","400","403"],"credential":"report","effect":"creates","properties":["fromDay"],"kind":"rohdaten"},
    {"id":"optionsRohdatenReports","method":"OPTIONS","path":"/rohdaten","answers":["204"],"credential":"none","effect":"reads","kind":"rohdaten"},
    {"id":"getRohdatenReport","method":"GET","path":"/rohdaten/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"rohdaten"},
    {"id":"optionsRohdatenReport","method":"OPTIONS","path":"/rohdaten/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"rohdaten"},
    {"id":"createProvisionsclearinggenericReport","method":"POST","path":"/provisionsclearinggeneric","answers":["202","400","403"],"credential":"report","effect":"creates","properties":["fromDay","toDay","category"],"kind":"provisionsclearinggeneric"},
    {"id":"optionsProvisionsclearinggenericReports","method":"OPTIONS","path":"/provisionsclearinggeneric","answers":["204"],"credential":"none","effect":"reads","kind":"provisionsclearinggeneric"},
    {"id":"getProvisionsclearinggenericReport","method":"GET","path":"/provisionsclearinggeneric/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"provisionsclearinggeneric"},
    {"id":"optionsProvisionsclearinggenericReport","method":"OPTIONS","path":"/provisionsclearinggeneric/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"provisionsclearinggeneric"},
    {"id":"createMtvreportReport","method":"POST","path":"/mtvreport","answers":["202","400","403"],"credential":"report","effect":"creates","properties":["fromDay","toDay","category","partnerIdToCreateReportFor"],"kind":"mtvreport"},
    {"id":"optionsMtvreportReports","method":"OPTIONS","path":"/mtvreport","answers":["204"],"credential":"none","effect":"reads","kind":"mtvreport"},
    {"id":"getMtvreportReport","method":"GET","path":"/mtvreport/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"mtvreport"},
    {"id":"optionsMtvreportReport","method":"OPTIONS","path":"/mtvreport/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"mtvreport"},
    {"id":"createKonditionsvergleichReport","method":"POST","path":"/konditionsvergleich","answers":["202","400","403"],"credential":"report","effect":"creates","properties":["produktArt"],"kind":"konditionsvergleich"},
    {"id":"optionsKonditionsvergleichReports","method":"OPTIONS","path":"/konditionsvergleich","answers":["204"],"credential":"none","effect":"reads","kind":"konditionsvergleich"},
    {"id":"getKonditionsvergleichReport","method":"GET","path":"/konditionsvergleich/{reportId}","answers":["200","303","400","403","404","422","500"],"credential":"report","effect":"reads","kind":"konditionsvergleich"},
    {"id":"optionsKonditionsvergleichReport","method":"OPTIONS","path":"/konditionsvergleich/{reportId}","answers":["204"],"credential":"none","effect":"reads","kind":"konditionsvergleich"},
  ],
  "offers-v1": [
    {"id":"getFinanzierungsvorschlaege","method":"GET","path":"/v1/finanzierungsvorschlaege/{vorgangsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"offers-v3","operation":"createErgebnisliste"}},
    {"id":"createFinanzierungsvorschlaege","method":"POST","path":"/v1/finanzierungsvorschlaege/{vorgangsNummer}","answers":["2XX","default"],"credential":"v2","effect":"creates","successor":{"interface":"offers-v3","operation":"createErgebnisliste"}},
  ],
  "offers-v2": [
    {"id":"createErmittlung","method":"POST","path":"/v2/ergebnisliste/ermittlung","answers":["302","429","default"],"credential":"v2","effect":"creates","properties":["vorhaben","haushalte","finanzierungsobjekt"],"probe":{"query":{}},"successor":{"interface":"offers-v3","operation":"createErgebnisliste"}},
    {"id":"getErmittlung","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}","answers":["429","2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"offers-v3","operation":"getErgebnisliste"}},
    {"id":"listErgebnisse","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"getErgebnisliste"}},
    {"id":"getErgebnis","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"getErgebnis"}},
    {"id":"listMeldungen","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"listMeldungen"}},
    {"id":"listUnterlagen","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"listUnterlagen"}},
    {"id":"getProvision","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision","answers":["302","429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"getProvision"}},
    {"id":"listZahlungsplaene","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"listZahlungsplaene"}},
    {"id":"getZahlungsplan","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"getZahlungsplan"}},
    {"id":"getErmittlungsAnfrage","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"none":"v3 has no such read, and the platform names no other"}},
    {"id":"getErfassteDaten","method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten","answers":["429","2XX","default"],"credential":"v2","effect":"reads","successor":{"none":"captured data is read in a customer-data interface"}},
  ],
  "offers-v3": [
    {"id":"createErgebnisliste","method":"POST","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste","answers":["200","204","default"],"credential":"baufi","effect":"creates","properties":["ermitteln","aktualisieren","alternativen","produktAnbieter","exkludierteProduktAnbieter","provisionsAusgabe"]},
    {"id":"getErgebnisliste","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}","answers":["2XX","default"],"credential":"baufi","effect":"reads","probe":{"query":{}}},
    {"id":"getErgebnis","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"listMeldungen","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"listUnterlagen","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getProvision","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"listZahlungsplaene","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getZahlungsplan","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"listGemerkteAngebote","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote","answers":["2XX","default"],"credential":"baufi","effect":"reads","probe":{"query":{}}},
    {"id":"getGemerktesAngebot","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"listZahlungsplaeneGemerktesAngebot","method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
  ],
  "cases-v1": [
    {"id":"listVorgaenge","method":"GET","path":"/v1/vorgaenge","answers":["2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"cases-v3","operation":"listVorgaenge"}},
    {"id":"getVorgang","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"cases-v3","operation":"getVorgang"}},
    {"id":"listAntraege","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"listAntraege"}},
    {"id":"getAntrag","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getAntrag"}},
    {"id":"getTeilantrag","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getTeilantrag"}},
    {"id":"createStatus","method":"POST","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"createStatus"}},
    {"id":"getKundenBetreuer","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getKundenBetreuer"}},
    {"id":"replaceKundenBetreuer","method":"PUT","path":"/v1/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"replaceKundenBetreuer"}},
    {"id":"getVorgangsBearbeiter","method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getVorgangsBearbeiter"}},
    {"id":"replaceVorgangsBearbeiter","method":"PUT","path":"/v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"replaceVorgangsBearbeiter"}},
  ],
  "cases-v2": [
    {"id":"listVorgaenge","method":"GET","path":"/v2/vorgaenge","answers":["2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"cases-v3","operation":"listVorgaenge"}},
    {"id":"getVorgang","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","probe":{"query":{}},"successor":{"interface":"cases-v3","operation":"getVorgang"}},
    {"id":"updateVorgang","method":"PATCH","path":"/v2/vorgaenge/{vorgangsNummer}","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"updateVorgang"}},
    {"id":"listAntraege","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/antraege","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"listAntraege"}},
    {"id":"getAntrag","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getAntrag"}},
    {"id":"getTeilantrag","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getTeilantrag"}},
    {"id":"createStatus","method":"POST","path":"/v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"createStatus"}},
    {"id":"createEntscheidungsreife","method":"POST","path":"/v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife","answers":["2XX","default"],"credential":"v2","effect":"creates","successor":{"interface":"cases-v3","operation":"createEntscheidungsreife"}},
    {"id":"listFinanzierungsvorschlaege","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"listFinanzierungsvorschlaege"}},
    {"id":"getFinanzierungsvorschlag","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getFinanzierungsvorschlag"}},
    {"id":"getKundenBetreuer","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getKundenBetreuer"}},
    {"id":"replaceKundenBetreuer","method":"PUT","path":"/v2/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"replaceKundenBetreuer"}},
    {"id":"getVorgangsBearbeiter","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"cases-v3","operation":"getVorgangsBearbeiter"}},
    {"id":"replaceVorgangsBearbeiter","method":"PUT","path":"/v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"v2","effect":"changes","successor":{"interface":"cases-v3","operation":"replaceVorgangsBearbeiter"}},
    {"id":"createNachricht","method":"POST","path":"/v2/vorgaenge/{vorgangsNummer}/nachricht","answers":["2XX","default"],"credential":"v2","effect":"creates","successor":{"interface":"cases-v3","operation":"createNachricht"}},
    {"id":"listGemerkteAngebote","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"listGemerkteAngebote"}},
    {"id":"getGemerktesAngebot","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"getGemerktesAngebot"}},
    {"id":"listZahlungsPlaene","method":"GET","path":"/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene","answers":["2XX","default"],"credential":"v2","effect":"reads","successor":{"interface":"offers-v3","operation":"listZahlungsplaeneGemerktesAngebot"}},
  ],
  "cases-v3": [
    {"id":"listVorgaenge","method":"GET","path":"/v3/vorgaenge","answers":["2XX","default"],"credential":"baufi","effect":"reads","probe":{"query":{}}},
    {"id":"getVorgang","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}","answers":["2XX","default"],"credential":"baufi","effect":"reads","probe":{"query":{}}},
    {"id":"updateVorgang","method":"PATCH","path":"/v3/vorgaenge/{vorgangsNummer}","answers":["2XX","default"],"credential":"baufi","effect":"changes"},
    {"id":"listAntraege","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getAntrag","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getTeilantrag","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"createStatus","method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status","answers":["2XX","default"],"credential":"baufi","effect":"changes"},
    {"id":"createEntscheidungsreife","method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife","answers":["2XX","default"],"credential":"baufi","effect":"creates"},
    {"id":"listFinanzierungsvorschlaege","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getFinanzierungsvorschlag","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"getKundenBetreuer","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"replaceKundenBetreuer","method":"PUT","path":"/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer","answers":["2XX","default"],"credential":"baufi","effect":"changes"},
    {"id":"getVorgangsBearbeiter","method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"baufi","effect":"reads"},
    {"id":"replaceVorgangsBearbeiter","method":"PUT","path":"/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","answers":["2XX","default"],"credential":"baufi","effect":"changes"},
    {"id":"createNachricht","method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/nachricht","answers":["2XX","default"],"credential":"baufi","effect":"creates"},
  ],
  "applications": [
    {"id":"listAntraege","method":"GET","path":"/v2/antraege","answers":["2XX","default"],"credential":"v2","effect":"reads"},
    {"id":"getAntrag","method":"GET","path":"/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}","answers":["2XX","default"],"credential":"v2","effect":"reads"},
    {"id":"patchAntrag","method":"PATCH","path":"/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}","answers":["2XX","default"],"credential":"v2","effect":"changes"},
    {"id":"getAntragAlsVertrieb","method":"GET","path":"/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege","answers":["2XX","default"],"credential":"v2","effect":"reads"},
  ],
  "consumer-loan-offers": [
    {"id":"queryAngebote","method":"POST","path":"/angebote","answers":["200","400","401","403","415","default"],"credential":"kex","effect":"reads","properties":["query","variables"],"graphql":true},
  ],
  "partner": [
    {"id":"getPartner","method":"GET","path":"/partner/{PartnerId}","answers":["200","401","404"],"credential":"partner","effect":"reads"},
    {"id":"updatePartner","method":"PATCH","path":"/partner/{PartnerId}","answers":["200","400","401","403","404"],"credential":"partner","effect":"changes","properties":["email","telefonnummer","faxnummer","webseiteUrl","externePartnerId","firmenname","firmennameZusatz","fusszeileFuerAussenauftritt","vorname","nachname","titelFunktion","mobilnummer","avatarUrl","aufsichtsBehoerde","registrierungsNummer","anschrift","bankverbindung","gesperrt","gehoertZuKreditinstitut","anrede","geburtsdatum","rechtDarfEinstellungenOeffnen","rechtDarfPartnerAnlegen","rechtDarfMortgageEinstellungenVornehmen","rechtDarfMortgageNutzen","rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen","rechtEchtgeschaeftErlaubt","rechtDarfErgebnisListeNutzen","rechtDarfLoeschen","rechtLoanSichtbar","rechtLoanEchtgeschaeftErlaubt","rechtDarfLoanVersicherungAnbieten","rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen"]},
    {"id":"createPartner","method":"POST","path":"/partner/{PartnerId}/untergeordnetePartner","answers":["201","400","401","403","404"],"credential":"partner","effect":"creates"},
    {"id":"getPartnerkennzeichen","method":"GET","path":"/partner/{PartnerId}/partnerkennzeichen","answers":["200","401","404"],"credential":"partner","effect":"reads"},
    {"id":"getAdministrierbare","method":"GET","path":"/partner/{PartnerId}/administrierbare","answers":["200","401","404"],"credential":"partner","effect":"reads"},
    {"id":"getUebernahmeRechtFuer","method":"GET","path":"/partner/{PartnerId}/uebernahmeRechtFuer","answers":["200","401","404"],"credential":"partner","effect":"reads"},
    {"id":"getUebernahmeRechtFuerPartner","method":"GET","path":"/partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId}","answers":["200","401","404"],"credential":"partner","effect":"reads"},
  ],
  "login": [
    {"id":"getAccessToken","method":"GET","path":"/login","answers":["2XX","default"],"credential":"login","effect":"reads"},
    {"id":"createAccessToken","method":"POST","path":"/login","answers":["2XX","default"],"credential":"none","effect":"reads"},
  ],
  "session": [
    {"id":"createSession","method":"POST","path":"/login.do","answers":["200","401","default"],"credential":"none","effect":"creates"},
    {"id":"deleteSession","method":"POST","path":"/logout","answers":["302","default"],"credential":"session","effect":"changes"},
    {"id":"signOn","method":"GET","path":"/login","answers":["302","default"],"credential":"none","effect":"reads","probe":{"query":{"redirectTo":"/"}}},
    {"id":"signOnWithHeader","method":"POST","path":"/login","answers":["302","default"],"credential":"none","effect":"creates"},
    {"id":"getPartnerLoginBox","method":"GET","path":"/partner-login-box.html","answers":["2XX","default"],"credential":"none","effect":"reads","probe":{"query":{}}},
  ],
};
