import { mergeHeaders } from 'openapi-fetch';
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

/** The key of a requested report. You can store it, and ask for the report later or from another process. */
export interface RequestedReport {
  kind: ReportKind;
  reportId: string;
}

/** A report that is ready. */
export interface FinishedReport extends RequestedReport {
  /** The URL of the report. It may be signed: then anybody who has it can read the report. */
  url: string;
}

/** The progress of a report: `REQUESTED`, `PROCESSING`, or a value that the contract does not have yet. */
export type ReportProgress = components['schemas']['ReportStatus']['status'] | (string & {});

/** The types of the contract. To use your own types: `createReportApi<{ components: components; paths: paths }>(…)`. */
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
  /** For `report`: called as soon as the report is requested. Store the key, and you can resume after an aborted call. */
  onRequested?: ((requested: RequestedReport) => void) | undefined;
  /** Called after each request to which the report is not ready. */
  onProgress?: ((status: ReportProgress) => void) | undefined;
}

/** The report service. Works only on servers, since a browser does not show the target of a redirect. */
export interface ReportApi<Contract extends Tightened<ReportContract> = ReportContract> {
  /** The generated client, for operations that have no method here. */
  readonly client: ReportClient<Contract['paths']>;
  /**
   * Requests a report (R01, R02).
   *
   * @throws RequestRefusedError, NotAllowedError, ContractViolatedError when `Location` has no report id, UnsendableError for an unknown kind
   */
  request<Kind extends ReportKind>(
    kind: Kind,
    properties: ReportRequest<Kind>,
    settings?: CallSettings,
  ): Promise<RequestedReport>;
  /**
   * Polls a requested report until a 303 leads to it (R13, R15). You can store `requested` and call this later. After 404, a report that this
   * object has requested is read again, at most twice.
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
   * Reads a finished report. The credential and all other headers are sent only to the origin of the service, not to an object store. The
   * format of reports is not published.
   *
   * @returns the response, with its body unread; reading it may fail with BodyTooLargeError
   * @throws NotFoundError or NotAllowedError when the URL is refused, such as one that is no longer valid; PlatformFailedError, NetworkError,
   *   BodyTooLargeError
   */
  download(report: Pick<FinishedReport, 'url'>, settings?: CallSettings): Promise<Response>;
}

const FINISHED = 'GET a report';

/** The path of a kind. The kind is checked, since it may come from the storage of the program. */
function pathOf<Kind extends ReportKind>(kind: Kind): `/${Kind}` {
  takes(REPORT_KINDS.includes(kind), `no kind ${kind}`);
  return `/${kind}`;
}

/**
 * Creates the flows of the report service: request, wait, download.
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
  /** The reports that this object has requested, and that may not be on all servers yet. */
  const made = new WeakSet<RequestedReport>();

  const request: ReportApi['request'] = async (kind, properties, own) => {
    // The signature pairs kind and properties. One kind stands for all here, since their responses have the same type.
    const [path, body] = [pathOf(kind), properties] as ['/rohdaten', ReportRequest<'rohdaten'>];
    // Read the body as text: an unexpected media type must not make an accepted request look like a failure.
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
    // Do not quote the argument in the message: it may be a signed URL.
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
      const requestedPath = `${kind}/${encodeURIComponent(reportId)}`;
      const url = locationOf(answer.headers, base, requestedPath, answer.about).href;
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
          const atHome = async () =>
            mergeHeaders(headers, init.headers, {
              Authorization: headerValue('authorization', await valueOf('authorization', authorization)),
            });
          const { readAddress } = await loadLater();
          return { response: await readAddress(report.url, base, atHome, init, redirectOf) };
        },
        own,
      );
      const limited = limit(answer.response, FINISHED, (problem) => new BodyTooLargeError(problem, answer.about));
      // Return a real Response: a server may pass it on to a runtime that reads its internal state.
      return withBody(limited, limited.body);
    },
  };
}
