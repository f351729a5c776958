import type { CallSettings } from '../common/settings.ts';

/** The payloads and parameters that the contracts of all versions have. */
export interface CasesContract {
  schemas: Record<
    | 'VorgangslistePayload'
    | 'VorgangPayload'
    | 'AntraegePayload'
    | 'AntragPayload'
    | 'TeilantragPayload'
    | 'StatusPayload'
    | 'StatusAntwortPayload'
    | 'KundenBetreuerPayload'
    | 'KundenBetreuerAenderungPayload'
    | 'KundenBetreuerAntwortPayload'
    | 'VorgangsBearbeiterPayload'
    | 'VorgangsBearbeiterAenderungPayload'
    | 'VorgangsBearbeiterAntwortPayload',
    unknown
  >;
  parameters: Record<'vorgangsNummer' | 'antragsNummer' | 'teilantragsNummer', string>;
}

/** The key of an application: `vorgangsNummer` and `antragsNummer`. */
export type AntragKey<Contract extends CasesContract> = Pick<
  Contract['parameters'],
  'vorgangsNummer' | 'antragsNummer'
>;

/** The key of a partial application: {@link AntragKey} and `teilantragsNummer`. */
export type TeilantragKey<Contract extends CasesContract> = Pick<
  Contract['parameters'],
  'vorgangsNummer' | 'antragsNummer' | 'teilantragsNummer'
>;

/**
 * The methods of all versions of the process cases (D2 Endpoints, Process cases). The platform publishes no bodies of requests or
 * responses, so their types are open. The client never repeats a change automatically. A change returns the body of the response, or
 * undefined.
 */
export interface CasesApi<Contract extends CasesContract> {
  /** Reads the list of cases. */
  listVorgaenge(settings?: CallSettings): Promise<Contract['schemas']['VorgangslistePayload']>;
  /**
   * Reads a case.
   *
   * @throws NotFoundError, NotAllowedError
   */
  getVorgang(vorgangsNummer: string, settings?: CallSettings): Promise<Contract['schemas']['VorgangPayload']>;
  /** Reads the applications of a case. */
  listAntraege(vorgangsNummer: string, settings?: CallSettings): Promise<Contract['schemas']['AntraegePayload']>;
  /** Reads one application. */
  getAntrag(antrag: AntragKey<Contract>, settings?: CallSettings): Promise<Contract['schemas']['AntragPayload']>;
  /** Reads one partial application. */
  getTeilantrag(
    teilantrag: TeilantragKey<Contract>,
    settings?: CallSettings,
  ): Promise<Contract['schemas']['TeilantragPayload']>;
  /**
   * Sets the status of a partial application.
   *
   * @throws RequestRefusedError, NotFoundError, NotAllowedError; PlatformFailedError or NetworkError when the status may or may not be set
   */
  createStatus(
    teilantrag: TeilantragKey<Contract>,
    status: Contract['schemas']['StatusPayload'],
    settings?: CallSettings,
  ): Promise<Contract['schemas']['StatusAntwortPayload']>;
  /** Reads the customer adviser of a case. */
  getKundenBetreuer(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Contract['schemas']['KundenBetreuerPayload']>;
  /** Sets the customer adviser of a case. Throws the same errors as {@link createStatus}. */
  replaceKundenBetreuer(
    vorgangsNummer: string,
    kundenBetreuer: Contract['schemas']['KundenBetreuerAenderungPayload'],
    settings?: CallSettings,
  ): Promise<Contract['schemas']['KundenBetreuerAntwortPayload']>;
  /** Reads the case handler of a case. */
  getVorgangsBearbeiter(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Contract['schemas']['VorgangsBearbeiterPayload']>;
  /** Sets the case handler of a case. Throws the same errors as {@link createStatus}. */
  replaceVorgangsBearbeiter(
    vorgangsNummer: string,
    vorgangsBearbeiter: Contract['schemas']['VorgangsBearbeiterAenderungPayload'],
    settings?: CallSettings,
  ): Promise<Contract['schemas']['VorgangsBearbeiterAntwortPayload']>;
}

/** The payloads and parameters that the contracts of v2 and later have. */
export interface CasesSinceV2Contract extends CasesContract {
  schemas: CasesContract['schemas'] &
    Record<
      | 'VorgangAenderungPayload'
      | 'VorgangAenderungAntwortPayload'
      | 'EntscheidungsreifePayload'
      | 'EntscheidungsreifeAntwortPayload'
      | 'FinanzierungsvorschlaegePayload'
      | 'FinanzierungsvorschlagPayload'
      | 'NachrichtPayload'
      | 'NachrichtAntwortPayload',
      unknown
    >;
  parameters: CasesContract['parameters'] & Record<'finanzierungsvorschlagId', string>;
}

/** Settings of {@link CasesSinceV2Api.updateVorgang}. */
export interface UpdateVorgangSettings<MediaType extends string> extends CallSettings {
  /** Media type of the changes, which is not published. By default an array is sent as JSON Patch, anything else as plain JSON. */
  mediaType?: MediaType | undefined;
}

/** The methods of v2 and later (D2 Endpoints, Process cases). */
export interface CasesSinceV2Api<
  Contract extends CasesSinceV2Contract,
  MediaType extends string,
> extends CasesApi<Contract> {
  /** Changes a case. Throws the same errors as {@link CasesApi.createStatus}. */
  updateVorgang(
    vorgangsNummer: string,
    changes: Contract['schemas']['VorgangAenderungPayload'],
    settings?: UpdateVorgangSettings<MediaType>,
  ): Promise<Contract['schemas']['VorgangAenderungAntwortPayload']>;
  /**
   * Reports that a partial application is ready for decision. Throws the same errors as {@link CasesApi.createStatus}.
   *
   * @param entscheidungsreife - the body; undefined sends none. Whether the platform requires a body is not published.
   */
  createEntscheidungsreife(
    teilantrag: TeilantragKey<Contract>,
    entscheidungsreife?: Contract['schemas']['EntscheidungsreifePayload'],
    settings?: CallSettings,
  ): Promise<Contract['schemas']['EntscheidungsreifeAntwortPayload']>;
  /** Reads the financing suggestions of a case. */
  listFinanzierungsvorschlaege(
    vorgangsNummer: string,
    settings?: CallSettings,
  ): Promise<Contract['schemas']['FinanzierungsvorschlaegePayload']>;
  /** Reads one financing suggestion. */
  getFinanzierungsvorschlag(
    vorschlag: FinanzierungsvorschlagKey<Contract>,
    settings?: CallSettings,
  ): Promise<Contract['schemas']['FinanzierungsvorschlagPayload']>;
  /** Sends a message to a case. Throws the same errors as {@link CasesApi.createStatus}. */
  createNachricht(
    vorgangsNummer: string,
    nachricht: Contract['schemas']['NachrichtPayload'],
    settings?: CallSettings,
  ): Promise<Contract['schemas']['NachrichtAntwortPayload']>;
}

/** The key of a financing suggestion: `vorgangsNummer` and `finanzierungsvorschlagId`. */
export type FinanzierungsvorschlagKey<Contract extends CasesSinceV2Contract> = Pick<
  Contract['parameters'],
  'vorgangsNummer' | 'finanzierungsvorschlagId'
>;
