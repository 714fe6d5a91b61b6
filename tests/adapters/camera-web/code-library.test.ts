import decodeQR from 'qr/decode.js';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { codeText, windowAt } from '../../../contract/gate/ticket-code';
import { codedPicture } from '../../support/samples/coded-picture';
import { gateNow } from '../../support/samples/tickets';

const code = codeText(
  { conf: 'conf-2026-suzhou', ticket: '261208000346', keyVersion: 12, window: windowAt(gateNow) },
  'sB_-'.repeat(21) + 'Qw',
);

/** A code in a picture of a camera: turned by an angle, on a grey ground, with noise. */
const filmed = (scale: number, angle: number): { width: number; height: number; data: Uint8Array } => {
  const { width: side, data: drawn } = PNG.sync.read(codedPicture(code, 1));
  const [width, height] = [640, 480];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let place = 0; place < width * height; place += 1) {
    const [x, y] = [(place % width) - width / 2, Math.floor(place / width) - height / 2];
    const across = Math.floor((x * Math.cos(angle) - y * Math.sin(angle)) / scale + side / 2);
    const down = Math.floor((x * Math.sin(angle) + y * Math.cos(angle)) / scale + side / 2);
    const isInside = across >= 0 && down >= 0 && across < side && down < side;
    const light = isInside ? (drawn[(down * side + across) * 4] ?? 0) * 0.7 + 40 : 130;
    data.fill(light + ((place * 7919) % 17) - 8, place * 4, place * 4 + 3);
  }
  return { width, height, data };
};

test.each([
  [3, 0],
  [4, 0.2],
  [6, -0.4],
  [7, Math.PI],
])('[MKT-22] the library reads a ticket code of %d pixels a module, turned by %d', (scale, angle) => {
  expect(decodeQR(filmed(scale, angle), { timeLimit: 2_000 })).toBe(code);
});

test('[MKT-22] the library finds no code in a picture without one', () => {
  const data = new Uint8Array(640 * 480 * 4).fill(130);
  expect(() => decodeQR({ width: 640, height: 480, data })).toThrow();
});
