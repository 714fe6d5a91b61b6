import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests of one connection wait for the answer before them; browsers and proxies do not send ahead at all. */
const mostWaiting = 8;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Line {
  isAnswering: boolean;
  readonly waiting: (() => void)[];
}

export interface OneAtATimeNeeds {
  readonly setBusy: (socket: Socket, isBusy: boolean) => void;
  /** Called for a connection that sends more ahead, before it is cut. */
  readonly refuse: (socket: Socket) => void;
}

/**
 * Answers the requests of a connection one after the other: the next one is looked at when the answer before it is sent.
 * So what waits for a connection is one answer, however many requests were sent ahead (SEC-05).
 */
export const oneAtATime = (answer: Answer, { setBusy, refuse }: OneAtATimeNeeds): Answer => {
  const lines = new WeakMap<Socket, Line>();

  const begin = (line: Line, request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    if (socket.destroyed) return;
    line.isAnswering = true;
    setBusy(socket, true);
    response.once('close', () => {
      line.isAnswering = false;
      setBusy(socket, false);
      line.waiting.shift()?.();
    });
    answer(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isAnswering: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isAnswering) {
      begin(line, request, response);
      return;
    }
    if (line.waiting.length < mostWaiting) {
      line.waiting.push(() => begin(line, request, response));
      return;
    }
    if (!socket.destroyed) refuse(socket);
    line.waiting.length = 0;
    socket.destroy();
  };
};
