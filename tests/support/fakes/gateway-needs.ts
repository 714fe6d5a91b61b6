import { none, some } from 'fp-ts/Option';
import type { Delay } from '../../../src/adapters/delay';
import type { Transport, WireAnswer, WireCall } from '../../../src/adapters/transport';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { Token } from '../../../contract/account/token';
import type { CallReporter } from '../../../src/ports/call-reporter';
import type { Log } from '../../../src/ports/log';
import type { TokenStore } from '../../../src/ports/token-store';

/** A transport that gives prepared answers, the last one again and again, and remembers the calls. */
export class PreparedTransport implements Transport {
  readonly calls: WireCall[] = [];

  constructor(private readonly answers: readonly WireAnswer[]) {}

  readonly send = (call: WireCall): Promise<WireAnswer> => {
    const answer = this.answers[this.calls.length] ?? this.answers.at(-1);
    this.calls.push(call);
    return Promise.resolve(answer ?? { kind: 'network' });
  };
}

/** Remembers what was told of failed calls. */
export class RememberedReports implements CallReporter {
  readonly reported: { failure: GatewayFailure; handledByCaller: boolean; token: string | null }[] = [];

  readonly failed = (failure: GatewayFailure, handledByCaller: boolean, token: string | null): void => {
    this.reported.push({ failure, handledByCaller, token });
  };
}

/** Remembers what was logged. */
export class RememberedLog implements Log {
  readonly lines: string[] = [];

  readonly problem = (text: string): void => {
    this.lines.push(text);
  };
}

/** A token that is there, or null. */
export const fixedToken = (token: string | null): Pick<TokenStore, 'read'> => ({
  read: () => (Token.is(token) ? some(token) : none),
});

/** Waits not at all, and remembers how long it should have. */
export function rememberedDelay(): { readonly delay: Delay; readonly waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    delay: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}

/** An answer with HTTP status 200 and this JSON. */
export const answered = (json: unknown, status = 200): WireAnswer => ({
  kind: 'answered',
  status,
  body: JSON.stringify(json),
});
