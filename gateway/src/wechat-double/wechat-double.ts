import { createHash } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpService } from '../ports/http-service';
import type { WechatDoubleNeeds } from '../ports/wechat-double';
import { authorizePolicy, consentPage, longestNickname, refusalPage } from './authorize-page';
import { readAuthorizeRequest, returnAddress, type Fields } from './authorize-request';

const path = '/connect/oauth2/authorize';
const largestBody = 8 * 1024;
/** Pages asked for and decisions made from one address. */
const visitsPerAddress = { max: 60, windowMs: 60_000 };

const texts = {
  missing: '页面不存在',
  foreign: '请从授权页操作',
  tooLarge: '请求过大',
  tooOften: '操作过于频繁，请稍后再试',
  nickname: '请填写微信用户的昵称',
};

interface DoubleEnvironment {
  readonly Bindings: { readonly ip: string };
}

/** The same person for the same name, as WeChat's ids are: 28 characters that begin with o. */
const openIdOf = (appId: string, nickname: string): string =>
  `o${createHash('sha256').update(`${appId} ${nickname}`).digest('base64url').slice(0, 27)}`;

/** A double of WeChat's authorisation page, on the second port; it has consent, refusal and single-use codes. */
export const createWechatDouble = (needs: WechatDoubleNeeds): HttpService => {
  const { codes, limits, appId, product } = needs;
  const app = new Hono<DoubleEnvironment>();
  const applicationOf = (address: string): string => needs.applicationOf(new URL(address).host);
  const readBy = (fields: Fields, address: string) =>
    readAuthorizeRequest(fields, { appId, application: applicationOf(address) });

  app.use('*', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', authorizePolicy(applicationOf(context.req.url)));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cache-Control', 'no-store');
  });
  app.use(
    '*',
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.html(refusalPage(texts.tooLarge), 413),
    }),
  );
  app.use('*', async (context, next) => {
    const visit = await limits.take(`wechat:page:${context.env.ip}`, visitsPerAddress);
    return visit.allowed ? next() : context.html(refusalPage(texts.tooOften), 429);
  });
  // The port reports the error; hono itself would print it.
  app.onError((error) => {
    throw error;
  });
  app.notFound((context) => context.html(refusalPage(texts.missing), 404));

  app.get(path, (context) => {
    const fields = new URL(context.req.url).searchParams;
    const asked = readBy(fields, context.req.url);
    return isLeft(asked)
      ? context.html(refusalPage(asked.left), 400)
      : context.html(consentPage(product, fields));
  });

  app.post(path, async (context) => {
    // A page of another site does not decide for a person.
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== needs.ownOriginOf(new URL(context.req.url).host))
      return context.html(refusalPage(texts.foreign), 403);
    const fields = new URLSearchParams(await context.req.text());
    const asked = readBy(fields, context.req.url);
    if (isLeft(asked)) return context.html(refusalPage(asked.left), 400);
    if (fields.get('decision') !== 'allow') return context.redirect(returnAddress(asked.right, null));
    const nickname = (fields.get('nickname') ?? '').replaceAll('\0', '').trim().slice(0, longestNickname);
    if (nickname === '') return context.html(refusalPage(texts.nickname), 400);
    const code = await codes.issue({ openId: openIdOf(appId, nickname), nickname });
    return context.redirect(returnAddress(asked.right, code));
  });

  return { answer: async (request, peer) => app.fetch(request, peer) };
};
