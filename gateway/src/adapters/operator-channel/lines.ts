import type { Socket } from 'node:net';

/** In characters. */
export const longestCommand = 64 * 1024;

/** Reads whole lines from a socket. A line that is too long closes the socket, so that it cannot fill the memory. */
export const onLines = (
  socket: Socket,
  read: (line: string) => void,
  longestLine: number = longestCommand,
): void => {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) socket.destroy();
    else lines.forEach(read);
  });
};
