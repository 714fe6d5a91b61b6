import { isLeft } from 'fp-ts/Either';
import type { StompFrame } from './stomp-frame';
import { readHead, type StompHead } from './stomp-head';

/** What the bytes of a peer turned out to be. After a fault nothing more is read. */
export type StompPart =
  | { readonly kind: 'heartBeat' }
  | { readonly kind: 'frame'; readonly frame: StompFrame }
  | { readonly kind: 'fault'; readonly code: 'malformed' | 'too-large'; readonly reason: string };

export interface StompDecoder {
  /** The parts that these bytes complete, in order; a frame may be spread over many calls. */
  readonly push: (bytes: Uint8Array) => readonly StompPart[];
}

const NUL = 0;
const LF = 10;
const CR = 13;

/** Reads bytes one after another, so that the cost is the same however they are cut. */
class ByteDecoder implements StompDecoder {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly buffer: Buffer;
  private length = 0;
  private size = 0;
  private lineIsEmpty = false;
  private head: StompHead | null = null;
  private dead = false;

  constructor(private readonly maxFrameBytes: number) {
    this.buffer = Buffer.alloc(maxFrameBytes);
  }

  push(bytes: Uint8Array): readonly StompPart[] {
    const parts: StompPart[] = [];
    for (const byte of bytes) {
      if (this.dead) break;
      const part = this.take(byte);
      if (part !== null) parts.push(part);
    }
    return parts;
  }

  private take(byte: number): StompPart | null {
    if (this.size === 0) {
      if (byte === LF) return { kind: 'heartBeat' };
      if (byte === CR || byte === NUL) return null;
    }
    this.size += 1;
    if (this.size > this.maxFrameBytes) return this.fault('too-large', 'frame is too large');
    return this.head === null ? this.takeHead(byte) : this.takeBody(byte, this.head);
  }

  private takeHead(byte: number): StompPart | null {
    if (byte === NUL) return this.fault('malformed', 'frame ends before its body');
    if (byte !== LF || !this.lineIsEmpty) {
      if (byte !== CR) this.lineIsEmpty = byte === LF;
      this.keep(byte);
      return null;
    }
    const text = this.text();
    // The line before the empty one ends with LF, or with LF and the CR of the empty line.
    const head = text === null ? null : readHead(text.replace(/\n\r?$/, ''));
    if (head === null) return this.fault('malformed', 'headers are not UTF-8');
    if (isLeft(head)) return this.fault('malformed', head.left);
    if (this.size + (head.right.contentLength ?? 0) + 1 > this.maxFrameBytes)
      return this.fault('too-large', 'frame is too large');
    this.head = head.right;
    this.length = 0;
    return null;
  }

  private takeBody(byte: number, head: StompHead): StompPart | null {
    const complete = head.contentLength === null ? byte === NUL : this.length === head.contentLength;
    if (!complete) {
      this.keep(byte);
      return null;
    }
    if (byte !== NUL) return this.fault('malformed', 'body is longer than content-length');
    const body = this.text();
    if (body === null) return this.fault('malformed', 'body is not UTF-8');
    this.begin();
    return { kind: 'frame', frame: { command: head.command, headers: head.headers, body } };
  }

  private keep(byte: number): void {
    this.buffer[this.length] = byte;
    this.length += 1;
  }

  private text(): string | null {
    try {
      return this.utf8.decode(this.buffer.subarray(0, this.length));
    } catch {
      return null;
    }
  }

  private begin(): void {
    this.length = 0;
    this.size = 0;
    this.lineIsEmpty = false;
    this.head = null;
  }

  private fault(code: 'malformed' | 'too-large', reason: string): StompPart {
    this.dead = true;
    return { kind: 'fault', code, reason };
  }
}

/** A decoder for one connection. `maxFrameBytes` bounds a whole frame, its end included. */
export const createStompDecoder = (maxFrameBytes: number): StompDecoder => new ByteDecoder(maxFrameBytes);
