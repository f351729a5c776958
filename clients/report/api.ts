import { bodyLimit, withBody } from '../../generated/body-limit.ts';
import { createReportClient, type ReportClient } from '../../generated/report/client.ts';
import { headerValue } from '../../generated/sendable.ts';
import type { components, paths } from '../../generated/report/types.ts';
import { locationOf, redirectOf } from '../common/addresses.ts';
import { connect } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { BodyTooLargeError, ContractViolatedError } from '../common/errors.ts';
import { inPath } from '../common/operations.ts';
import { systemClock, type ApiSettings, type CallSettings } from '../common/settings.ts';
import { parametersIn } from '../common/parameters.ts';
import { takes } from '../common/takes.ts';
import { passedOn, valueOf, type Credential } from '../common/token.ts';
import { untilReady, type Asked, type WaitSettings } from '../common/waiting.ts';
import { REPORT_KINDS, type ReportKind, type ReportRequest } from './kinds.ts';

/** A report that was requested: all that is needed to ask for it, even from another process. */
export interface RequestedReport {
  kind: ReportKind;
  reportId: string;
}

/** A report that is ready. */
export interface FinishedReport extends RequestedReport {
  /** Its address, which may be signed: anybody who has it can read the report. */
  url: string;
}

/** How far a report is: `REQUESTED`, `PROCESSING`, or a word that the contract does not know yet. */
export type ReportProgress = components['schemas']['ReportStatus']['status'] | (string & {});

/** The types of the contract. To use your own: `createReportApi<{ components: components; paths: paths }>(…)`. */
export interface ReportContract {
  components: components;
  paths: paths;
}

/** Settings of {@link createReportApi}. */
export interface ReportApiSettings extends ApiSettings {
  /** The whole value of the header `Authorization`. */
  authorization: Credential;
}

/** Settings of {@link ReportApi.finished}. */
export interface FinishedSettings extends WaitSettings {
  /** For `report`: called as soon as the report is requested, so that it can be asked for again if the call is given up. */
  onRequested?: ((requested: RequestedReport) => void) | undefined;
  /** Called each time that the report is not ready, with how far it is. */
  onProgress?: ((status: ReportProgress) => void) | undefined;
}

/** The report service, for servers: a browser does not show where a redirect leads. */
export interface ReportApi<Contract extends Tightened<ReportContract> = ReportContract> {
  /** The generated client, for everything that has no method here. */
  readonly client: ReportClient<Contract['paths']>;
  /**
   * Requests a report (R01, R02).
   *
   * @throws RequestRefusedError, NotAllowedError, ContractViolatedError when `Location` has no report id, UnsendableError when there is no
   *   such kind
   */
  request<Kind extends ReportKind>(
    kind: Kind,
    properties: ReportRequest<Kind>,
    settings?: CallSettings,
  ): Promise<RequestedReport>;
  /**
   * Asks for a requested report until a 303 leads to it (R13, R15); `requested` can be kept and used later. One that has just been requested
   * is asked for again twice where it is not found.
   *
   * @throws NotReadyError when it is not ready by the deadline, NotFoundError, NotAllowedError
   */
  finished(requested: RequestedReport, settings?: FinishedSettings): Promise<FinishedReport>;
  /** Requests a report, and waits until it is ready. */
  report<Kind extends ReportKind>(
    kind: Kind,
    properties: ReportRequest<Kind>,
    settings?: FinishedSettings,
  ): Promise<FinishedReport>;
  /**
   * Reads a finished report; the credential is sent only to the origin of the service. The format of reports is not published.
   *
   * @returns the answer, with its body unread
   * @throws NotFoundError or NotAllowedError when the address is no longer valid, PlatformFailedError, NetworkError, BodyTooLargeError also while its body is read
   */
  download(report: Pick<FinishedReport, 'url'>, settings?: CallSettings): Promise<Response>;
}

const FINISHED = 'GET a report';

/** The path of a kind; checked, since requested reports may come from a store. */
function pathOf<Kind extends ReportKind>(kind: Kind): `/${Kind}` {
  takes(REPORT_KINDS.includes(kind), `no kind ${kind}`);
  return `/${kind}`;
}

/**
 * Makes the flows of the report service: request, wait, download.
 *
 * @example
 * const reports = createReportApi({ baseUrl, authorization });
 * const { url } = await reports.report('rohdaten', { fromDay: '2026-11-19' });
 */
export function createReportApi<Contract extends Tightened<ReportContract> = ReportContract>(
  settings: ReportApiSettings,
): ReportApi<Contract>;
// `ReturnType` and inference use the last signature: the one without a type parameter.
export function createReportApi(settings: ReportApiSettings): ReportApi;
export function createReportApi(settings: ReportApiSettings): ReportApi {
  const load = () => import('../../generated/report/validators.ts');
  const { client, call, base } = connect(settings, createReportClient, load, { authorization: passedOn });
  const { headers, authorization, clock = systemClock } = settings;
  const limit = bodyLimit(settings.maxBodyBytes);
  const loadLater = () => import('./loaded-later.ts');
  /** The reports that were requested here, and so a moment ago. */
  const made = new WeakSet<RequestedReport>();

  const request: ReportApi['request'] = async (kind, properties, own) => {
    // The signature pairs kind and properties. Here one kind stands for all, since their answers are alike.
    const [path, body] = [pathOf(kind), properties] as ['/rohdaten', ReportRequest<'rohdaten'>];
    // As text: an unexpected media type must not make an accepted request look like a failure.
    const answer = await call(`POST ${path}`, (init) => client.POST(path, { ...init, body, parseAs: 'text' }), own);
    const location = locationOf(answer.headers, base, kind, answer.about);
    const reportId = parametersIn(location, `/${kind}/{reportId}`)?.['reportId'];
    if (reportId === undefined) {
      throw new ContractViolatedError(`Location names no report: ${location.pathname}`, answer.about);
    }
    const requested = { kind, reportId };
    made.add(requested);
    return requested;
  };

  const finished: ReportApi['finished'] = async (requested, own = {}) => {
    // The message does not repeat the argument, which may be a signed address.
    takes(requested?.reportId, 'finished takes { kind, reportId }');
    const { kind, reportId } = requested;
    const path = `${pathOf(kind)}/{reportId}` as const;
    const ask = async (signal: AbortSignal): Promise<Asked<FinishedReport>> => {
      const answer = await call(
        `GET ${path}`,
        async (init) => {
          const fetch = made.has(requested) ? (await loadLater()).onceKnown(init.fetch, clock) : init.fetch;
          return client.GET(path, { ...init, params: { path: inPath(path, { reportId }) }, fetch });
        },
        { ...own, signal, accepts: [303] },
      );
      if (answer.status !== 303) {
        if (typeof answer.data?.status === 'string') own.onProgress?.(answer.data.status);
        return { ready: false, about: answer.about };
      }
      const asked = `${kind}/${encodeURIComponent(reportId)}`;
      const url = locationOf(answer.headers, base, asked, answer.about).href;
      return { ready: true, result: { kind, reportId, url } };
    };
    return untilReady(ask, own, settings, { kind, reportId });
  };

  return {
    client,
    request,
    finished,
    report: async (kind, properties, own) => {
      const requested = await request(kind, properties, own);
      own?.onRequested?.(requested);
      return finished(requested, own);
    },
    download: async (report, own) => {
      takes(report?.url, 'download takes { url }');
      const answer = await call(
        FINISHED,
        async (init) => {
          const atHome = async () => ({
            ...headers,
            ...init.headers,
            Authorization: headerValue('authorization', await valueOf('authorization', authorization)),
          });
          const { readAddress } = await loadLater();
          return { response: await readAddress(report.url, base, atHome, init, redirectOf) };
        },
        own,
      );
      const limited = limit(answer.response, FINISHED, (problem) => new BodyTooLargeError(problem, answer.about));
      // A new Response: a server may pass it to a runtime that looks inside.
      return withBody(limited, limited.body);
    },
  };
}
