import * as E from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { inject, injectable } from 'inversify';
import type { Decoder } from 'io-ts';
import { logAddress } from '../../domain/address/log-address';
import type { Answer } from '../../domain/gateway/answer';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { cut } from '../../domain/text/cut';
import type { Call, CallOptions } from '../../ports/call';
import type { CallReporter } from '../../ports/call-reporter';
import type { Log } from '../../ports/log';
import type { TokenStore } from '../../ports/token-store';
import type { Delay } from '../delay';
import { tokens } from '../tokens';
import type { Transport, WireAnswer, WireCall, WireFile } from '../transport';
import { readAnswer, type Judge, type ReadAnswer } from './read-answer';

/** A call of the contract: where it goes, what it sends, how its answer is read. */
export interface CallShape<W, A> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Goes along with the call, which is then never safe. */
  readonly file?: WireFile;
  readonly idempotencyKey?: string;
  readonly straightTo?: 'payHost';
  readonly codec: Decoder<unknown, W>;
  /** Whether the answer says that it was done, where that is not its code alone. */
  readonly judge?: Judge;
  /** From the wire's shape to the domain's; left when the answer, though well formed, refuses. */
  readonly read: (payload: W, answer: Answer) => E.Either<GatewayFailure, A>;
  /** Only reads, so that it may be repeated (contract: calls marked safe). */
  readonly safe: boolean;
  /** The caller shows the failure to the person itself (PAY-03), each or some. */
  readonly handledByCaller: boolean | ((failure: GatewayFailure) => boolean);
}

/** How long a safe call waits before it is tried again, in milliseconds (GAT-08). */
export const retryAfterMs = 400;

/** How many faulty fields of one answer are named, and how long the line about them may be, in characters (GAT-12). */
const mostReportedFields = 3;
const lineLength = 256;

/** Makes the calls of the contract over a transport: once, or twice when safe (GAT-08). */
@injectable()
export class GatewayCaller {
  constructor(
    @inject(tokens.transport) private readonly transport: Transport,
    @inject(tokens.tokenStore) private readonly tokenStore: Pick<TokenStore, 'read'>,
    @inject(tokens.callReporter) private readonly reporter: CallReporter,
    @inject(tokens.log) private readonly log: Log,
    @inject(tokens.delay) private readonly delay: Delay,
  ) {}

  readonly call =
    <W, A>(shape: CallShape<W, A>, options: CallOptions = {}): Call<A> =>
    async () => {
      const token = this.token();
      const { method, path, params = {}, file, safe, idempotencyKey, straightTo } = shape;
      const { signal } = options;
      const call = { method, path, params, token, signal, file, idempotencyKey, straightTo };
      const answer = await this.send(call, safe);
      const came = readAnswer(answer, shape.codec, shape.judge);
      if (E.isRight(came)) this.reportLeftOut(came.right.leftOut, path);
      const result = E.chain((read: ReadAnswer<W>) => shape.read(read.payload, read.answer))(came);
      if (E.isLeft(result)) this.report(result.left, shape, token);
      return result;
    };

  /** The token that a call would carry now. */
  readonly token = (): string | null => {
    const kept = this.tokenStore.read();
    return isSome(kept) ? kept.value : null;
  };

  private async send(call: WireCall, safe: boolean): Promise<WireAnswer> {
    const first = await this.transport.send(call);
    if (!safe || first.kind !== 'network') return first;
    await this.delay(retryAfterMs, call.signal);
    return call.signal?.aborted === true ? { kind: 'cancelled' } : this.transport.send(call);
  }

  /** Dropped rows are reported to the operator of the application, a few of each answer (GAT-09). */
  private reportLeftOut(fields: readonly string[], path: string): void {
    if (fields.length === 0) return;
    const some = fields.slice(0, mostReportedFields).join(', ');
    this.log.problem(cut(`rows left out: ${logAddress(path)}: ${some} (${fields.length})`, lineLength));
  }

  private report<W, A>(failure: GatewayFailure, shape: CallShape<W, A>, token: string | null): void {
    if (failure.kind === 'cancelled') return;
    if (failure.kind === 'malformed') {
      this.log.problem(`malformed answer: ${logAddress(shape.path)}: ${failure.field}`);
    }
    const { handledByCaller } = shape;
    const isHandled = typeof handledByCaller === 'boolean' ? handledByCaller : handledByCaller(failure);
    this.reporter.failed(failure, isHandled, token);
  }
}
