import { BrowserSocket } from '../../process/browser-socket';

const heartBeat = /^heart-beat:(\d+),(\d+)$/m;

const inTime = (frame: string, factor: number): string =>
  frame.replace(heartBeat, (_, sends: string, wants: string) => {
    const [one, other] = [sends, wants].map((ms) => Math.ceil(Number(ms) * factor));
    return `heart-beat:${one ?? 0},${other ?? 0}`;
  });

/** A socket between a client whose time is real and a gateway whose time runs faster: each reads of heart-beats in its own. */
export const fastSocket = (times: number): typeof BrowserSocket =>
  class extends BrowserSocket {
    override send(data: string): void {
      super.send(inTime(data, times));
    }

    override emit(event: string | symbol, ...given: unknown[]): boolean {
      const [data, isBinary] = given;
      return event === 'message' && Buffer.isBuffer(data)
        ? super.emit(event, Buffer.from(inTime(data.toString(), 1 / times)), isBinary)
        : super.emit(event, ...given);
    }
  };
