import axios, { type AxiosInstance, type AxiosProgressEvent } from 'axios';
import { inject, injectable } from 'inversify';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { dateStamp } from '../../domain/time/date-stamp';
import type { Clock, ServerTime } from '../../ports/clock';
import type { DeviceIdentity } from '../../ports/device-identity';
import { nextTask } from '../next-task';
import { tokens } from '../tokens';
import type { Transport, WireAnswer, WireCall, WireFile } from '../transport';
import { payHostRequest, proxyRequest } from './proxy-request';

/** No answer of the gateway is ever larger, in bytes. */
const largestAnswer = 8 * 1024 * 1024;

/** A client that returns every answer as text, with any status and content type. */
const textClient = (): AxiosInstance =>
  axios.create({
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: () => true,
    maxRedirects: 0,
    // No cookie is read for it at each call: the gateway knows no such token.
    xsrfCookieName: '',
    headers: { common: { Accept: 'application/json' }, post: {} },
  });

type Ended = 'timeout' | 'cancelled' | 'tooLarge';

/** Ends a request from here, once, and remembers why. */
class Ending {
  readonly controller = new AbortController();
  why: Ended | null = null;

  readonly end = (why: Ended): void => {
    this.why ??= why;
    this.controller.abort();
  };
}

/** Of what went out, what belongs to the file: the rest of the body is counted as sent first. */
const progressOf =
  ({ content, onProgress }: WireFile) =>
  ({ loaded, total }: AxiosProgressEvent): void => {
    const rest = Math.max(0, (total ?? content.size) - content.size);
    onProgress?.(Math.min(content.size, Math.max(0, loaded - rest)));
  };

/** Carries calls to the proxy endpoint, and to the pay host, by axios (GAT-01, GAT-08). */
@injectable()
export class AxiosTransport implements Transport {
  private readonly client = textClient();

  constructor(
    @inject(tokens.runtimeConfig) private readonly config: RuntimeConfig,
    @inject(tokens.clock) private readonly clock: Clock,
    @inject(tokens.deviceIdentity) private readonly device: DeviceIdentity,
    @inject(tokens.serverTime) private readonly serverTime: ServerTime,
  ) {}

  readonly send = async (call: WireCall): Promise<WireAnswer> => {
    if (call.signal?.aborted === true) return { kind: 'cancelled' };
    const ending = new Ending();
    const cancel = (): void => ending.end('cancelled');
    call.signal?.addEventListener('abort', cancel);
    const { callMs, uploadMs } = this.config.timeouts;
    const deadline = setTimeout(() => ending.end('timeout'), call.file === undefined ? callMs : uploadMs);
    try {
      return await this.ask(call, ending);
    } catch {
      return { kind: ending.why ?? 'network' };
    } finally {
      clearTimeout(deadline);
      call.signal?.removeEventListener('abort', cancel);
    }
  };

  private async ask(call: WireCall, ending: Ending): Promise<WireAnswer> {
    // Not in the task that asks: a page is drawn before what it asks for is made ready, and not after.
    await nextTask();
    const sending = { now: this.clock.now(), deviceId: this.device.deviceId };
    const { body, ...request } =
      call.straightTo === 'payHost'
        ? payHostRequest(this.config, call)
        : proxyRequest(this.config, call, sending);
    const askedAt = this.serverTime.steady();
    const { status, data, headers } = await this.client.request<unknown>({
      ...request,
      data: body,
      signal: ending.controller.signal,
      ...(call.file === undefined ? {} : { onUploadProgress: progressOf(call.file) }),
      onDownloadProgress: ({ loaded }) => {
        if (loaded > largestAnswer) ending.end('tooLarge');
      },
    });
    // Another host's clock is not the gateway's.
    if (call.straightTo === undefined) this.learnFrom(headers.date, askedAt);
    return { kind: 'answered', status, body: typeof data === 'string' ? data : '' };
  }

  private learnFrom(date: unknown, askedAt: number): void {
    const answeredAt = this.serverTime.steady();
    this.serverTime.learn(dateStamp(typeof date === 'string' ? date : null, { askedAt, answeredAt }));
  }
}
