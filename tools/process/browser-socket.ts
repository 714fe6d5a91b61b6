import { WebSocket } from 'ws';
import type { SocketWindow } from '../../src/adapters/socket-stomp/stomp-message-socket';

/** As a browser's: it cannot be cut off, only closed, and an error that nobody hears is no defect. */
export class BrowserSocket extends WebSocket {
  constructor(address: string, protocols?: string[]) {
    super(address, protocols);
    this.on('error', () => undefined);
    Object.defineProperty(this, 'terminate', { value: undefined, writable: true });
  }
}

const isWindow = (value: unknown): value is SocketWindow =>
  typeof value === 'object' && value !== null && 'WebSocket' in value;

/** What of a window the message socket needs. */
export const socketWindow = (socket: typeof BrowserSocket = BrowserSocket): SocketWindow => {
  const location = { protocol: 'http:', host: 'unused' };
  const page: unknown = { WebSocket: socket, location, queueMicrotask };
  if (!isWindow(page)) throw new Error('there is no window');
  return page;
};
