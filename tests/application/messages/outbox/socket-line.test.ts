import { right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { socketLine } from '../../../../src/application/messages/outbox/socket-line';
import type { LineNews } from '../../../../src/ports/chat-line';
import { openedSocket } from '../message-socket/opened-socket';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { token } from '../../../support/samples/token';

const open = { type: 'socket.openRequested', userId: '7', token: token('first') } as const;

const opened = () => {
  const running = openedSocket();
  const line = socketLine({ messageSocket: running.actor });
  const heard: LineNews[] = [];
  const end = line.listen((news) => heard.push(news));
  running.actor.send(open);
  return { ...running, line, heard, end };
};

describe('the message socket as the outbox’s line', () => {
  test('[SOC-06] tells at once that it is not open, then each change, and nothing twice', () => {
    const { heard, socket } = opened();
    expect(heard).toEqual([{ type: 'line.lost' }]);
    socket.last().listener.opened();
    socket.last().listener.message(right(incomingMessage('你好')));
    expect(heard).toEqual([{ type: 'line.lost' }, { type: 'line.opened' }]);
    socket.last().listener.ended({ kind: 'lost', reason: 'reset' });
    expect(heard.at(-1)).toEqual({ type: 'line.lost' });
    expect(heard).toHaveLength(3);
  });

  test('[SOC-06] who listens later hears at once that it is open', () => {
    const { line, socket } = opened();
    socket.last().listener.opened();
    const later: LineNews[] = [];
    line.listen((news) => later.push(news));
    expect(later).toEqual([{ type: 'line.opened' }]);
  });

  test('[SOC-06] what is sent goes out over the connection that is open, and nowhere while none is', () => {
    const { line, socket } = opened();
    const message = { clientId: 'a', to: '8', content: '你好' };
    line.send(message);
    expect(socket.last().sent).toEqual([]);
    socket.last().listener.opened();
    line.send(message);
    expect(socket.last().sent).toEqual([message]);
  });

  test('[SOC-06] a message was taken when the receipt says so, or when it comes back to its sender', () => {
    const { heard, socket } = opened();
    socket.last().listener.opened();
    socket.last().listener.taken('a');
    socket.last().listener.message(right({ ...incomingMessage('你好'), clientId: 'b' }));
    expect(heard.slice(2)).toEqual([
      { type: 'line.taken', clientId: 'a' },
      { type: 'line.taken', clientId: 'b' },
    ]);
  });

  test('[SOC-06] one that the gateway does not take is refused, in its words', () => {
    const { heard, socket } = opened();
    socket.last().listener.opened();
    const refused = { ...incomingMessage('对方暂不接收您的消息'), kind: 'refused' as const, clientId: 'a' };
    socket.last().listener.message(right(refused));
    expect(heard.at(-1)).toEqual({ type: 'line.refused', clientId: 'a', why: '对方暂不接收您的消息' });
  });

  test('[SOC-06] whoever ended the hearing hears nothing more', () => {
    const { heard, socket, end } = opened();
    end();
    socket.last().listener.opened();
    socket.last().listener.taken('a');
    expect(heard).toEqual([{ type: 'line.lost' }]);
  });
});
