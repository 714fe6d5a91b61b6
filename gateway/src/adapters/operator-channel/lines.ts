import type { Socket } from 'node:net';

/** Characters of a command. */
export const longestCommand = 64 * 1024;

/** Hears whole lines from a socket; a line without an end ends the socket instead of filling the memory. */
export const onLines = (
  socket: Socket,
  hear: (line: string) => void,
  longestLine: number = longestCommand,
): void => {
  let rest = '';
  socket.setEncoding('utf8');
  socket.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) socket.destroy();
    else lines.forEach(hear);
  });
};
