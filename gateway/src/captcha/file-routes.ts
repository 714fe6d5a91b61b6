import type { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { CaptchaFileName, CaptchaFiles } from '../ports/captcha-service';
import type { CaptchaEnvironment } from './captcha-environment';

const types: Record<CaptchaFileName, string> = {
  'captcha.js': 'text/javascript; charset=utf-8',
  'frame.js': 'text/javascript; charset=utf-8',
  'puzzle.js': 'text/javascript; charset=utf-8',
  'frame.css': 'text/css; charset=utf-8',
};
const names: readonly CaptchaFileName[] = ['captcha.js', 'frame.js', 'puzzle.js', 'frame.css'];

/** An answer without body must say again who may use the file, or browsers refuse the copy that they kept. */
const retainedHeaders = [...RETAINED_304_HEADERS, 'Cross-Origin-Resource-Policy'];

/** The scripts and the style, revalidated each time and sent when they have changed. */
export const serveFiles = (app: Hono<CaptchaEnvironment>, files: CaptchaFiles): void => {
  for (const name of names) {
    app.get(`/${name}`, etag({ retainedHeaders }), async (context) => {
      context.header('Content-Type', types[name]);
      context.header('Cache-Control', 'no-cache');
      // The page of the application, on another origin, loads this one.
      if (name === 'captcha.js') context.header('Cross-Origin-Resource-Policy', 'cross-origin');
      return context.body(await files(name));
    });
  }
};
