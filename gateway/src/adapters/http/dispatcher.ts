import { left } from 'fp-ts/Either';
import { refusals } from '../../domain/refusal/refusal';
import type { Log } from '../../ports/log';
import { PasswordsBusy } from '../../ports/password-hasher';
import type { TellRefusal } from '../../ports/refusal-log';
import type { SessionTokens } from '../../ports/session-tokens';
import { refused, rejected, succeeded, withState, type CallAnswer } from './answer';
import type { Call, CallParameters, CallResult, ReadMultipart } from './calls/call';

interface CallRequest {
  readonly method: string;
  readonly path: string;
  readonly parameters: CallParameters;
  /** The bearer token, or null. Nothing else says who is calling. */
  readonly token: string | null;
  readonly ip: string;
  /** The caller's user agent; empty when it is not told. */
  readonly agent?: string;
  /** The Idempotency-Key header; absent where there is none. */
  readonly idempotencyKey?: string;
  /** The file that came along; absent where the body is no multipart one. */
  readonly multipart?: ReadMultipart;
}

export type Dispatch = (request: CallRequest) => Promise<CallAnswer>;

export interface DispatcherNeeds {
  readonly calls: readonly Call[];
  readonly tokens: SessionTokens;
  readonly log: Log;
  /** Told of calls that were refused because too many came. */
  readonly refusedForNow: TellRefusal;
}

/** The zero character is in no value that a caller can mean, and in none that PostgreSQL takes. */
const holdsZero = (value: string): boolean => value.includes('\0');

const unchanged = (answer: CallAnswer): CallAnswer => answer;

const noFile: ReadMultipart = () => Promise.resolve(left(refusals.bodyNotForm));

/** Answers calls by the list of calls: what is not on it does not exist (SEC-05). */
export const makeDispatcher = ({ calls, tokens, log, refusedForNow }: DispatcherNeeds): Dispatch => {
  const byPath = new Map(calls.map((call) => [call.path, call]));

  const answerOf = async (call: Call, request: CallRequest): CallResult => {
    const { parameters, token, ip, agent = '', idempotencyKey = null, multipart = noFile } = request;
    const session = token === null ? null : await tokens.userOf(token);
    if (call.access === 'public') return call.answer({ parameters, session, ip, agent, idempotencyKey });
    if (token === null || session === null) return left(refusals.notLoggedIn);
    if (call.access !== 'session' && session.removed) return left(refusals.accountRemoved);
    return call.answer({ parameters, session, token, ip, agent, idempotencyKey, multipart });
  };

  return async (request) => {
    const call = byPath.get(request.path);
    if (call === undefined) return rejected(refusals.unknownCall);
    if (call.method !== request.method) return rejected(refusals.wrongMethod);
    if (Object.values(request.parameters).some(holdsZero)) return refused(refusals.wrongParameters);
    const told = call.tellsState === true ? withState : unchanged;
    try {
      const result = await answerOf(call, request);
      return told(result._tag === 'Left' ? refused(result.left) : succeeded(result.right));
    } catch (error) {
      if (error instanceof PasswordsBusy) {
        refusedForNow('等待核对的密码过多，请求已被拒绝');
        return refused(refusals.passwordsBusy);
      }
      log.problem(`调用 ${call.path} 时出错`, error);
      return refused(refusals.defect);
    }
  };
};
