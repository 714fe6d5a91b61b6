import { left } from 'fp-ts/Either';
import { isSecurityRefusal } from '../../domain/security/security-event';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Visitor } from '../../domain/session/visitor';
import type { Log } from '../../ports/log';
import { PasswordsBusy } from '../../ports/password-hasher';
import type { ReportRefusal } from '../../ports/refusal-log';
import type { SecurityLog } from '../../ports/security-log';
import type { SessionTokens } from '../../ports/session-tokens';
import { refused, rejected, succeeded, withState, type CallAnswer } from './answer';
import type { Session } from '../../domain/session/session';
import { refusalOf } from '../../ports/storage-refusal';
import { noMetrics } from '../metrics/no-metrics';
import { measureCall, type CallMetrics } from './call-measure';
import type { ReadPace } from './read-pace';
import { reportUnnamed } from './named-refusal';
import {
  ContentBody,
  EventBody,
  type Call,
  type CallParameters,
  type CallResult,
  type ReadMultipart,
} from './calls/call';

interface CallRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: CallParameters;
  /** The bearer token, or null. Nothing else says who is calling. */
  readonly token: string | null;
  readonly visitor: Visitor;
  /** The caller's user agent; empty without one. */
  readonly agent?: string;
  /** The Idempotency-Key header; absent where there is none. */
  readonly idempotencyKey?: string;
  /** The file that came along; absent where the body is no multipart one. */
  readonly multipart?: ReadMultipart;
  /** Aborted when the connection of the request ends; absent where no connection belongs to it. */
  readonly gone?: AbortSignal;
}

export type Dispatch = (request: CallRequest) => Promise<CallAnswer>;

export interface DispatcherNeeds {
  readonly calls: readonly Call[];
  readonly tokens: SessionTokens;
  readonly log: Log;
  /** Called for calls that were refused because too many came. */
  readonly refusedForNow: ReportRefusal;
  readonly security: SecurityLog;
  readonly read: ReadPace;
  /** Nothing is measured by default. */
  readonly metrics?: CallMetrics;
}

/** The zero character is in no value that a caller can mean, and in none that PostgreSQL takes. */
const holdsZero = (value: string): boolean => value.includes('\0');

const unchanged = (answer: CallAnswer): CallAnswer => answer;

const neverGone = new AbortController().signal;

const noFile: ReadMultipart = () => Promise.resolve(left(refusals.bodyNotForm));

/** Answers calls by the list of calls: a call that is not listed does not exist (SEC-05). */
export const makeDispatcher = ({
  calls,
  tokens,
  log,
  refusedForNow,
  security,
  read,
  metrics = noMetrics,
}: DispatcherNeeds): Dispatch => {
  const byPath = new Map(calls.map((call) => [call.path, call]));

  const answerOf = (call: Call, request: CallRequest, session: Session | null): CallResult => {
    const { parameters, token, visitor, agent = '', idempotencyKey = null } = request;
    const { multipart = noFile, gone = neverGone } = request;
    if (call.access === 'public') {
      const answer = (): CallResult => call.answer({ parameters, session, visitor, agent, idempotencyKey });
      return call.method === 'GET' ? read(visitor.ip, parameters, answer) : answer();
    }
    if (token === null || session === null) return Promise.resolve(left(refusals.notLoggedIn));
    if (call.access !== 'session' && session.removed) return Promise.resolve(left(refusals.accountRemoved));
    return call.answer({ parameters, session, token, visitor, agent, idempotencyKey, multipart, gone });
  };

  /** Records the outcome of a call in the security log, where that matters to it (SEC-05). */
  const noted = (
    call: Call,
    { visitor, parameters }: CallRequest,
    session: Session | null,
    refusal: Refusal | null,
  ): void => {
    const event = { address: visitor.ip, account: session?.userId ?? null };
    if (refusal === null && session !== null && call.endsSessions === true)
      security.note({ ...event, kind: 'sessions.ended', about: call.path });
    if (refusal === null && call.decides !== undefined)
      security.note({ ...event, kind: 'deal.decided', about: `${call.path} ${call.decides(parameters)}` });
    if (refusal !== null && isSecurityRefusal(refusal.code))
      security.note({ ...event, kind: 'call.refused', about: `${refusal.code} ${call.path}` });
  };

  /** Refuses a request that is for no call: its path is no name of the contract. */
  const misdirected = (refusal: Refusal): CallAnswer => {
    metrics.refused(refusal.name);
    return rejected(refusal);
  };

  return async (request) => {
    const call = byPath.get(request.path);
    if (call === undefined) return misdirected(refusals.unknownCall);
    if (call.method !== request.method) return misdirected(refusals.wrongMethod);
    const answered = measureCall(metrics, call);
    if (Object.values(request.parameters).some(holdsZero)) {
      answered(refusals.wrongParameters);
      return refused(refusals.wrongParameters);
    }
    const finished = call.answersState === true ? withState : unchanged;
    try {
      const session = request.token === null ? null : await tokens.userOf(request.token);
      const result = await answerOf(call, request, session);
      const refusal = result._tag === 'Left' ? result.left : null;
      noted(call, request, session, refusal);
      if (refusal !== null) reportUnnamed(log, call, refusal);
      answered(refusal);
      if (result._tag === 'Right' && result.right instanceof EventBody)
        return { status: 200, body: '', events: result.right.stream };
      if (result._tag === 'Right' && result.right instanceof ContentBody)
        return { status: 200, body: '', content: result.right };
      return finished(result._tag === 'Left' ? refused(result.left) : succeeded(result.right));
    } catch (error) {
      if (error instanceof PasswordsBusy) {
        refusedForNow('等待核对的密码过多，请求已被拒绝');
        reportUnnamed(log, call, refusals.passwordsBusy);
        answered(refusals.passwordsBusy);
        return refused(refusals.passwordsBusy);
      }
      const refusal = refusalOf(error);
      answered(refusal ?? refusals.defect);
      if (refusal !== null) return finished(refused(refusal));
      log.problem(`调用 ${call.path} 时出错`, error);
      return refused(refusals.defect);
    }
  };
};
