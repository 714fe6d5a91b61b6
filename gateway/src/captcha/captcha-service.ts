import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isId } from '../../../contract/values/id';
import type { CaptchaServiceNeeds } from '../ports/captcha-service';
import type { HttpService } from '../ports/http-service';
import type { CaptchaEnvironment } from './captcha-environment';
import { challengeDesk, type TooFrequent } from './challenge-desk';
import { serveFiles } from './file-routes';
import { framePage, framePolicy } from './frame-page';
import { frameSize } from './frame-size';
import { templateFor } from './frame-texts';
import { largestBody, readAnswer, readOpening } from './requests';
import type { Studio } from './studio/studio';

const texts = {
  unknownApp: '应用不存在',
  foreign: '来源不被允许',
  unreadable: '请求无法识别',
  missing: '页面不存在',
};

const fixedHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

const retryAfter = ({ retryAfterMs }: TooFrequent) => ({
  'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1_000))),
});

/** The captcha on an origin of its own: entry script, configuration, frame, puzzles, spoken digits, and their answers. */
export const createCaptchaService = (
  needs: CaptchaServiceNeeds & { readonly studio: Studio },
): HttpService => {
  const app = new Hono<CaptchaEnvironment>();
  const desk = challengeDesk(needs);
  const embedderOf = (address: string): string => needs.embedderOf(new URL(address).host);

  app.use('*', async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(fixedHeaders)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  // Only JSON is read, which no page of another origin can send without being asked first (and refused).
  app.use(
    '*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ message: texts.unreadable }, 413),
    }),
  );
  // The port logs it, or does not: hono itself would print it.
  app.onError((error) => {
    throw error;
  });
  app.notFound((context) => context.text(texts.missing, 404));

  app.get('/config', (context) => {
    const origin = context.req.header('Origin');
    const embedder = embedderOf(context.req.url);
    if (context.req.query('appid') !== needs.appid) return context.json({ message: texts.unknownApp }, 404);
    if (origin !== undefined && origin !== embedder) return context.json({ message: texts.foreign }, 403);
    context.header('Vary', 'Origin');
    if (origin !== undefined) context.header('Access-Control-Allow-Origin', embedder);
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return context.json({ appid: needs.appid, ...frameSize });
  });

  app.get('/frame', async (context) => {
    const { appid, sid = '', lang } = context.req.query();
    if (appid !== needs.appid) return context.text(texts.unknownApp, 404);
    if (!isId(sid)) return context.text(texts.unreadable, 400);
    const embedder = embedderOf(context.req.url);
    context.header('Content-Security-Policy', framePolicy(embedder));
    return context.html(await framePage({ appid, sid, lang, embedder }));
  });

  app.get('/template', (context) => context.json(templateFor(context.req.query('lang'))));

  const giveOut = (path: '/challenge' | '/sound', issue: typeof desk.issuePicture | typeof desk.issueSound) =>
    app.post(path, async (context) => {
      const opening = await readOpening(context.req.raw);
      if (opening === null) return context.json({ message: texts.unreadable }, 400);
      if (opening.appid !== needs.appid) return context.json({ message: texts.unknownApp }, 404);
      const issued = await issue(opening.appid, opening.sid, context.env.ip);
      return issued.outcome === 'issued'
        ? context.json(issued)
        : context.json(issued, 429, retryAfter(issued));
    });
  giveOut('/challenge', desk.issuePicture);
  giveOut('/sound', desk.issueSound);

  app.post('/verify', async (context) => {
    const answer = await readAnswer(context.req.raw);
    if (answer === null) return context.json({ message: texts.unreadable }, 400);
    const judged = await desk.judge(answer, context.env.ip);
    return judged.outcome === 'tooFrequent'
      ? context.json(judged, 429, retryAfter(judged))
      : context.json(judged);
  });

  serveFiles(app, needs.files);
  return { answer: async (request, peer) => app.fetch(request, peer) };
};
