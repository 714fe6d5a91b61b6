import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { framePage } from '../../gateway/src/captcha/frame-page';
import { templateFor } from '../../gateway/src/captcha/frame-texts';
import { pieceSize } from '../../gateway/src/captcha/picture/piece-shape';
import { choosePuzzle, pictureSize } from '../../gateway/src/captcha/picture/puzzle-layout';
import { drawPuzzle } from '../../gateway/src/captcha/picture/puzzle-picture';
import type { IssuedPuzzle, IssuedSound } from '../../gateway/src/captcha/challenge-desk';

const pageFolder = new URL('../../gateway/src/captcha/page/', import.meta.url);

/** The same numbers each time: a picture of the gallery differs only where what it shows does. */
const evenRandom = () => {
  let count = 0;
  const bytes = (many: number): Uint8Array => {
    count += 1;
    return createHash('sha512').update(String(count)).digest().subarray(0, many);
  };
  const integer = (below: number): number => Buffer.from(bytes(4)).readUInt32BE() % below;
  return { bytes, integer, uuid: () => '00000000-0000-4000-8000-000000000000' };
};

const puzzle = (): IssuedPuzzle => {
  const random = evenRandom();
  const layout = choosePuzzle(random);
  const { background, piece } = drawPuzzle(layout, random.bytes(16));
  return {
    outcome: 'issued',
    id: 'gallery',
    waitMs: 0,
    ...pictureSize,
    pieceWidth: pieceSize,
    path: layout.path,
    background: Buffer.from(background).toString('base64'),
    piece: Buffer.from(piece).toString('base64'),
  };
};

/** Digits that nobody hears: a picture shows only where they would be typed. */
const sound: IssuedSound = { outcome: 'issued', id: 'gallery', waitMs: 0, sound: '' };

/** The captcha's own page, from its sources, with one puzzle: what the service serves on an origin of its own. */
export const captchaFrame = (): Plugin => ({
  name: 'captcha-frame',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://gallery');
      const send = (type: string, body: string): void => {
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
        response.end(body);
      };
      const sendJson = (data: object): void => send('application/json', JSON.stringify(data));
      const embedder = `http://${request.headers.host ?? ''}`;
      if (pathname === '/captcha')
        void framePage({ appid: 'gallery', sid: 'gallery', lang: 'zh-CN', embedder }).then(
          (page) => send('text/html', page.replace('<script async', '<script type="module"')),
          next,
        );
      else if (pathname === '/template') sendJson(templateFor('zh-CN'));
      else if (pathname === '/challenge') sendJson(puzzle());
      else if (pathname === '/sound') sendJson(sound);
      else if (pathname === '/frame.css')
        void readFile(new URL('frame.css', pageFolder), 'utf8').then((css) => send('text/css', css), next);
      else {
        const script = /^\/(frame|puzzle)\.js$/.exec(pathname)?.[1];
        if (script !== undefined) request.url = `/@fs${fileURLToPath(new URL(`${script}.ts`, pageFolder))}`;
        next();
      }
    });
  },
});
