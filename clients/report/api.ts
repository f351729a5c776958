import { bodyLimit, withBody } from '../../generated/body-limit.ts';
import { createReportClient, type ReportClient } from '../../generated/report/client.ts';
import { headerValue } from '../../generated/sendable.ts';
import type { components, paths } from '../../generated/report/types.ts';
import { locationOf, parametersIn, read } from '../common/addresses.ts';
import { connect } from '../common/connect.ts';
import type { Tightened } from '../common/contract.ts';
import { BodyTooLargeError, ContractViolatedError } from '../common/errors.ts';
import { inPath } from '../common/operations.ts';
import type { ApiSettings, CallSettings } from '../common/settings.ts';
import { takes } from '../common/takes.ts';
import { passedOn, valueOf, type Credential } from '../common/token.ts';
import { discard } from '../common/transport.ts';
import { untilReady, type Asked, type WaitSettings } from '../common/waiting.ts';
import { REPORT_KINDS, type ReportKind, type ReportRequest } from './kinds.ts';

/** A report that was requested: all that is needed to ask for it, also from another process. */
export interface RequestedReport {
  kind: ReportKind;
  reportId: string;
}

/** A report that is ready. */
export interface FinishedReport extends RequestedReport {
  /** Where it is. The address may be signed: who has it can read the report. */
  url: string;
}

/** How far a report is: `REQUESTED`, `PROCESSING`, or a word that the contract does not know yet. */
export type ReportProgress = components['schemas']['ReportStatus']['status'] | (string & {});

/** What the contract says, in types. One's own takes its place: `createReportApi<{ components: components; paths: paths }>(…)`. */
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
  /** Of `report`: told what was requested as soon as it is, so that it can be asked for again when the call is given up. */
  onRequested?: ((requested: RequestedReport) => void) | undefined;
  /** Told how far the report is, each time that it was asked for. */
  onProgress?: ((status: ReportProgress) => void) | undefined;
}

/** The report service. Its redirects make it one for servers: a browser does not show where a redirect leads. */
export interface ReportApi<Contract extends Tightened<ReportContract> = ReportContract> {
  /** The generated client, for everything that has no method of its own here. */
  readonly client: ReportClient<Contract['paths']>;
  /**
   * Requests a report (R01, R02).
   *
   * @throws RequestRefusedError, NotAllowedError, ContractViolatedError when no report id can be read from `Location`, UnsendableError when
   *   the kind is none
   */
  request<Kind extends ReportKind>(
    kind: Kind,
    properties: ReportRequest<Kind>,
    settings?: CallSettings,
  ): Promise<RequestedReport>;
  /**
   * Asks for a requested report until a 303 says where to go on (R13, R15); what was requested can be kept, and asked for later.
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
   * Reads a finished report; the credential is sent only to the origin of the service. What a report looks like is not shown.
   *
   * @returns the answer, with its body unread
   * @throws NotFoundError or NotAllowedError when the address is no longer valid, PlatformFailedError, NetworkError, BodyTooLargeError also while its body is read
   */
  download(report: Pick<FinishedReport, 'url'>, settings?: CallSettings): Promise<Response>;
}

const FINISHED = 'GET a report';

/** The path of a kind, which may come from where requested reports were kept. */
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
// `ReturnType` and inference take the last signature: the one without a parameter.
export function createReportApi(settings: ReportApiSettings): ReportApi;
export function createReportApi(settings: ReportApiSettings): ReportApi {
  const load = () => import('../../generated/report/validators.ts');
  const { client, call, base } = connect(settings, createReportClient, load, { authorization: passedOn });
  const { headers, authorization } = settings;
  const limit = bodyLimit(settings.maxBodyBytes);

  const request: ReportApi['request'] = async (kind, properties, own) => {
    // The signature has paired kind and properties; one kind stands for all of them here, since their answers are alike.
    const [path, body] = [pathOf(kind), properties] as ['/rohdaten', ReportRequest<'rohdaten'>];
    // As text: its media type is open, and must not make a request that was accepted look like a failure.
    const answer = await call(`POST ${path}`, (init) => client.POST(path, { ...init, body, parseAs: 'text' }), own);
    const location = locationOf(answer.headers, base, kind, answer.about);
    const reportId = parametersIn(location, `/${kind}/{reportId}`)?.['reportId'];
    if (reportId === undefined) {
      throw new ContractViolatedError(`Location names no report: ${location.pathname}`, answer.about);
    }
    return { kind, reportId };
  };

  const finished: ReportApi['finished'] = async (requested, own = {}) => {
    // What may be a signed address is not repeated.
    takes(requested?.reportId, 'finished takes { kind, reportId }');
    const { kind, reportId } = requested;
    const path = `${pathOf(kind)}/{reportId}` as const;
    const ask = async (signal: AbortSignal): Promise<Asked<FinishedReport>> => {
      const answer = await call(
        `GET ${path}`,
        (init) => client.GET(path, { ...init, params: { path: inPath(path, { reportId }) } }),
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
          const response = await read(init.fetch, new URL(report.url), base, atHome, init.signal);
          if (!response.ok) discard(response);
          return { response };
        },
        own,
      );
      const limited = limit(answer.response, FINISHED, (problem) => new BodyTooLargeError(problem, answer.about));
      // A Response of its own: a server may hand it on to a runtime that looks inside.
      return withBody(limited, limited.body);
    },
  };
}
