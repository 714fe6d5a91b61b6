import { isLeft } from 'fp-ts/Either';
import { KeptBytes } from './kept-bytes';
import type { StompFrame, StompHeading } from './stomp-frame';
import { readHead, type StompHead } from './stomp-head';

/** What the bytes of a peer turned out to be. After a fault nothing more is read. */
export type StompPart =
  | { readonly kind: 'heartBeat' }
  | { readonly kind: 'frame'; readonly frame: StompFrame }
  /** A whole frame whose body was too long to be kept. */
  | { readonly kind: 'tooLong'; readonly heading: StompHeading }
  | { readonly kind: 'fault'; readonly code: 'malformed' | 'too-large'; readonly reason: string };

export interface StompDecoder {
  /** The parts that these bytes complete, in order; a frame may be spread over many calls. */
  readonly push: (bytes: Uint8Array) => readonly StompPart[];
}

/** How many bytes of a whole frame, its end included, are kept at most; and how many are read to find its end. */
export interface FrameLimits {
  readonly kept: number;
  readonly read: number;
}

const NUL = 0;
const LF = 10;
const CR = 13;

/** Reads bytes one after another, so that the cost is the same however they are cut. */
class ByteDecoder implements StompDecoder {
  private readonly utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  private readonly kept = new KeptBytes();
  private size = 0;
  private bodySize = 0;
  private lineIsEmpty = false;
  private head: StompHead | null = null;
  private dead = false;

  constructor(private readonly limits: FrameLimits) {}

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
    const limit = this.head === null ? this.limits.kept : this.limits.read;
    if (this.size > limit) return this.fault('too-large', 'frame is too large');
    return this.head === null ? this.takeHead(byte) : this.takeBody(byte, this.head);
  }

  private takeHead(byte: number): StompPart | null {
    if (byte === NUL) return this.fault('malformed', 'frame ends before its body');
    if (byte !== LF || !this.lineIsEmpty) {
      if (byte !== CR) this.lineIsEmpty = byte === LF;
      this.kept.add(byte);
      return null;
    }
    const text = this.text();
    // The line before the empty one ends with LF, or with LF and the CR of the empty line.
    const head = text === null ? null : readHead(text.replace(/\n\r?$/, ''));
    if (head === null) return this.fault('malformed', 'headers are not UTF-8');
    if (isLeft(head)) return this.fault('malformed', head.left);
    if (this.size + (head.right.contentLength ?? 0) + 1 > this.limits.read)
      return this.fault('too-large', 'frame is too large');
    this.head = head.right;
    this.kept.clear();
    return null;
  }

  private takeBody(byte: number, head: StompHead): StompPart | null {
    const complete = head.contentLength === null ? byte === NUL : this.bodySize === head.contentLength;
    if (!complete) {
      this.bodySize += 1;
      // One byte is left for the end of the frame.
      if (this.size < this.limits.kept) this.kept.add(byte);
      return null;
    }
    if (byte !== NUL) return this.fault('malformed', 'body is longer than content-length');
    const { command, headers } = head;
    const tooLong = this.kept.count < this.bodySize;
    const body = tooLong ? '' : this.text();
    if (body === null) return this.fault('malformed', 'body is not UTF-8');
    this.begin();
    return tooLong
      ? { kind: 'tooLong', heading: { command, headers } }
      : { kind: 'frame', frame: { command, headers, body } };
  }

  private text(): string | null {
    try {
      return this.utf8.decode(this.kept.all());
    } catch {
      return null;
    }
  }

  private begin(): void {
    this.kept.clear();
    this.size = 0;
    this.bodySize = 0;
    this.lineIsEmpty = false;
    this.head = null;
  }

  private fault(code: 'malformed' | 'too-large', reason: string): StompPart {
    this.dead = true;
    this.kept.clear();
    return { kind: 'fault', code, reason };
  }
}

/** A decoder for one connection. */
export const createStompDecoder = (limits: FrameLimits): StompDecoder => new ByteDecoder(limits);
