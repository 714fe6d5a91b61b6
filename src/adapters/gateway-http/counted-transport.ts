import type { Transport, WireCall } from '../transport';

/** How many calls that change something are on their way. */
export interface Sending {
  count: number;
}

const changes = ({ method, file }: WireCall): boolean => method === 'POST' || file !== undefined;

/** Counts the calls that change something, uploads among them, as long as they are on their way. */
export const countedTransport = (inner: Transport, sending: Sending): Transport => ({
  send: async (call) => {
    if (!changes(call)) return inner.send(call);
    sending.count += 1;
    try {
      return await inner.send(call);
    } finally {
      sending.count -= 1;
    }
  },
});
