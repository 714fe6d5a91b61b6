import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../ports/clock';
import type { SendMessage } from '../ports/messages';
import type { ReportRefusal } from '../ports/refusal-log';
import type { SecurityLog } from '../ports/security-log';
import type { SessionTokens } from '../ports/session-tokens';
import { refusalOf } from '../ports/storage-refusal';
import { readClientFrame, readTooLongFrame } from './client-frame';
import { transition } from './connection';
import type { Connection, ConnectionEffect, ConnectionInput } from './connection-state';
import { takePace, type PaceLeft } from '../domain/limit/pace';
import {
  connectWithinMs,
  framePace,
  maxFrameBytes,
  maxReadBytes,
  maxUnsentBytes,
  partOfUnsent,
} from './socket-limits';
import { createStompDecoder, type StompPart } from './stomp-decoder';
import { encodeFrame, headerOf, heartBeatText, type StompFrame, type StompHeading } from './stomp-frame';
import { endText } from './text';
import { watch } from './watch';

export interface SocketConnectionNeeds {
  readonly clock: Clock;
  readonly tokens: SessionTokens;
  readonly send: SendMessage;
  /** Notes that the connection is the account's that it claims; false when that has all it may have. */
  readonly prove: (connection: SocketConnection) => boolean;
  /** Whether more waits unsent on all sockets than may. */
  readonly isCrowded: () => boolean;
  readonly refusedForNow: ReportRefusal;
  readonly security: SecurityLog;
}

type EffectOf<Do extends ConnectionEffect['do']> = Extract<ConnectionEffect, { readonly do: Do }>;

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;

/** One WebSocket between its peer and the connection's table: brings inputs, carries out effects. */
export class SocketConnection {
  private state: Connection;
  private readonly decoder = createStompDecoder({ kept: maxFrameBytes, read: maxReadBytes });
  private pace: PaceLeft;
  private heardAt: number;
  private proved = false;
  private stopWatch: () => void;

  constructor(
    private readonly socket: WebSocket,
    readonly claimedUserId: string,
    /** As limits count it. */
    readonly address: string,
    private readonly needs: SocketConnectionNeeds,
  ) {
    const { clock } = needs;
    this.state = { at: 'awaitingConnect', claimedUserId };
    this.heardAt = clock.now();
    this.pace = { left: framePace.burst, at: this.heardAt };
    this.stopWatch = clock.after(connectWithinMs, () => this.take({ kind: 'connectTimedOut' }));
    socket.on('message', (data: RawData) => this.hear(bytesOf(data)));
    socket.on('pong', () => (this.heardAt = clock.now()));
    socket.on('close', () => this.take({ kind: 'gone' }));
    // ws closes by itself after an error (a message beyond the limit, a broken frame).
    socket.on('error', () => this.take({ kind: 'gone' }));
  }

  take(input: ConnectionInput): void {
    const step = transition(this.state, input);
    this.state = step.state;
    if (step.state.at === 'closed') this.stopWatch();
    step.effects.forEach((effect) => this.carryOut(effect));
  }

  private hear(bytes: Uint8Array): void {
    if (this.state.at === 'closed') return;
    this.heardAt = this.needs.clock.now();
    const parts = this.decoder.push(bytes);
    const left = takePace(framePace, this.pace, 1 + parts.length, this.heardAt);
    if (left === null) {
      this.take({ kind: 'tooFast' });
      return;
    }
    this.pace = left;
    parts.forEach((part) => this.takePart(part));
  }

  private takePart(part: StompPart): void {
    if (part.kind === 'frame') this.take({ kind: 'frame', frame: readClientFrame(part.frame) });
    if (part.kind === 'tooLong') this.takeTooLong(part.heading);
    if (part.kind === 'fault') this.take({ kind: 'fault', code: part.code });
  }

  private takeTooLong(heading: StompHeading): void {
    const frame = readTooLongFrame(heading);
    this.take(frame === null ? { kind: 'fault', code: 'too-large' } : { kind: 'frame', frame });
  }

  private carryOut(effect: ConnectionEffect): void {
    if (effect.do === 'write') {
      this.reportOf(effect.frame);
      this.write(encodeFrame(effect.frame));
    }
    if (effect.do === 'identify') this.ask(() => this.identify(effect.token));
    if (effect.do === 'send') this.ask(() => this.send(effect));
    if (effect.do === 'watch') this.watch(effect);
    if (effect.do === 'close' && effect.how === 'once') this.socket.terminate();
    if (effect.do === 'close' && effect.how === 'politely') this.socket.close(effect.code);
  }

  /** The security log records refused logins and reached bounds; the operator must also see a bound at once. */
  private reportOf(frame: StompFrame): void {
    const code = frame.command === 'ERROR' ? headerOf(frame, 'code') : null;
    if (code !== 'unauthenticated' && code !== 'too-many' && code !== 'too-fast') return;
    this.needs.security.note({
      kind: 'socket.refused',
      address: this.address,
      // A claimed account without a proof must not look like the account in the log.
      account: this.proved ? this.claimedUserId : null,
      about: code,
    });
    if (code === 'unauthenticated') return;
    this.needs.refusedForNow(`消息通道已拒绝一个连接（${headerOf(frame, 'message') ?? code}）`, this.address);
  }

  private async identify(token: string): Promise<ConnectionInput> {
    const session = await this.needs.tokens.userOf(token);
    const isOwn = session?.userId === this.claimedUserId && this.state.at === 'identifying';
    this.proved = isOwn;
    return isOwn && !this.needs.prove(this) ? { kind: 'tooManySockets' } : { kind: 'identified', session };
  }

  private async send({ from, outgoing }: EffectOf<'send'>): Promise<ConnectionInput> {
    const answer = await this.needs.send({ from, ...outgoing });
    if (answer._tag === 'Left') return { kind: 'sendRefused', refusal: answer.left };
    return { kind: 'sent', repeated: answer.right.repeated ? answer.right.message : null };
  }

  private ask(question: () => Promise<ConnectionInput>): void {
    question().then(
      (answer) => this.take(answer),
      (error: unknown) =>
        this.take({ kind: 'unavailable', text: refusalOf(error)?.text ?? endText.unavailable }),
    );
  }

  private watch({ heartBeat, expiresAt }: EffectOf<'watch'>): void {
    this.stopWatch();
    this.stopWatch = watch(this.needs.clock, {
      heartBeat,
      expiresAt,
      heardAt: () => this.heardAt,
      beat: () => this.write(heartBeatText),
      ping: () => this.socket.ping(),
      silent: () => this.take({ kind: 'silent' }),
      expired: () => this.take({ kind: 'tokenExpired' }),
    });
  }

  private write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { bufferedAmount } = this.socket;
    const isTooMuch = bufferedAmount > partOfUnsent && this.needs.isCrowded();
    if (bufferedAmount > maxUnsentBytes || isTooMuch) this.take({ kind: 'silent' });
    else this.socket.send(text);
  }
}
