import * as E from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { inject, injectable } from 'inversify';
import { AnswerEvent } from '../../../contract/assistant/answer-event';
import { askCalls } from '../../../contract/assistant/calls';
import { EventLines } from '../../../contract/assistant/event-lines';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { dateStamp } from '../../domain/time/date-stamp';
import type { AnswerNews, AskedQuestion, AssistantAnswers } from '../../ports/assistant-answers';
import type { CallReporter } from '../../ports/call-reporter';
import type { Clock, ServerTime } from '../../ports/clock';
import type { DeviceIdentity } from '../../ports/device-identity';
import type { Log } from '../../ports/log';
import type { TokenStore } from '../../ports/token-store';
import { tokens } from '../tokens';
import { proxyRequest } from './proxy-request';
import { readAnswer } from './read-answer';

type Hear = (news: AnswerNews) => void;

const { method, path, parameters } = askCalls.ask;
const malformed: GatewayFailure = { kind: 'malformed', field: 'event' };
const network: GatewayFailure = { kind: 'network' };

const eventIn = (data: string): AnswerEvent | null => {
  try {
    const read = AnswerEvent.decode(JSON.parse(data));
    return E.isRight(read) ? read.right : null;
  } catch {
    return null;
  }
};

const isLast = ({ kind }: AnswerEvent): boolean => kind === 'end' || kind === 'error';

/**
 * Answers as server-sent events over the proxy endpoint, read from the response of the very request: what asks by POST and with
 * a token has no EventSource.
 */
@injectable()
export class FetchedAnswers implements AssistantAnswers {
  constructor(
    @inject(tokens.window) private readonly page: Pick<Window & typeof globalThis, 'fetch'>,
    @inject(tokens.runtimeConfig) private readonly config: RuntimeConfig,
    @inject(tokens.clock) private readonly clock: Clock,
    @inject(tokens.deviceIdentity) private readonly device: DeviceIdentity,
    @inject(tokens.tokenStore) private readonly tokenStore: Pick<TokenStore, 'read'>,
    @inject(tokens.callReporter) private readonly reporter: CallReporter,
    @inject(tokens.log) private readonly log: Log,
    @inject(tokens.serverTime) private readonly serverTime: ServerTime,
  ) {}

  readonly ask = (question: AskedQuestion, hear: Hear): (() => void) => {
    const ending = new AbortController();
    const { signal } = ending;
    const kept = this.tokenStore.read();
    const token = isSome(kept) ? kept.value : null;
    void this.failureOf(question, token, signal, (event) => hear({ kind: 'came', event })).then((failure) => {
      if (failure === null || signal.aborted) return;
      if (failure.kind === 'malformed') this.log.problem(`malformed answer: ${path}: ${failure.field}`);
      this.reporter.failed(failure, true, token);
      hear({ kind: 'failed', failure });
    });
    return () => ending.abort();
  };

  /** Why the answer has no end; null for one that has, and for one that was ended from here. */
  private async failureOf(
    question: AskedQuestion,
    token: string | null,
    signal: AbortSignal,
    came: (event: AnswerEvent) => void,
  ): Promise<GatewayFailure | null> {
    const call = { method, path, params: parameters.encode(question), token, signal };
    const { url, headers, body } = proxyRequest(this.config, call, {
      now: this.clock.now(),
      deviceId: this.device.deviceId,
    });
    const askedAt = this.serverTime.steady();
    try {
      const response = await this.page.fetch(url, {
        method,
        headers,
        body: body ?? null,
        signal,
        credentials: 'omit',
      });
      const answeredAt = this.serverTime.steady();
      this.serverTime.learn(dateStamp(response.headers.get('Date'), { askedAt, answeredAt }));
      const isStream = (response.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
      if (response.ok && isStream && response.body !== null)
        return await this.read(response.body, signal, came);
      const { status } = response;
      const said = readAnswer({ kind: 'answered', status, body: await response.text() }, AnswerEvent);
      return E.isLeft(said) ? said.left : malformed;
    } catch {
      return signal.aborted ? null : network;
    }
  }

  private async read(
    body: ReadableStream<Uint8Array>,
    signal: AbortSignal,
    came: (event: AnswerEvent) => void,
  ): Promise<GatewayFailure | null> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const lines = new EventLines();
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) return null;
      if (done) return network;
      for (const data of lines.push(decoder.decode(value, { stream: true }))) {
        const event = eventIn(data);
        if (event === null) {
          await reader.cancel();
          return malformed;
        }
        came(event);
        if (isLast(event)) return null;
      }
    }
  }
}
