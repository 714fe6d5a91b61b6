import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Fields } from './authorize-request';

const style = `
:root{color-scheme:light}
body{margin:0;background:#ededed;color:#191919;font:1rem/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:24px;box-sizing:border-box;min-height:100vh;background:#fff}
.double{padding:12px;border-radius:8px;background:#fff7e0;color:#6b4e00;font-size:0.875rem}
h1{margin:24px 0 8px;font-size:1.25rem}
p{margin:0 0 16px}
label{display:block;margin-bottom:8px;font-weight:600}
input[type=text]{width:100%;min-height:48px;padding:0 12px;box-sizing:border-box;border:1px solid #767676;border-radius:8px;font:inherit}
button{width:100%;min-height:48px;margin-top:16px;border:0;border-radius:8px;font:inherit;font-weight:600}
.allow{background:#067a3d;color:#fff}
.deny{background:#f2f2f2;color:#191919}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
/** One value, so that a formatter cannot add spaces: the policy holds the hash of its content. */
const styleElement = raw(`<style>${style}</style>`);

/** The page's policy: its own style, and a form that leads back to the application only. */
export const authorizePolicy = (application: string): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action 'self' ${application}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The longest name that WeChat allows is shorter. */
export const longestNickname = 32;

type Html = ReturnType<typeof html>;

const kept = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];

const page = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <p class="double">这是微信授权页的替身，只用于试用和测试，不会连接微信。</p>
          ${content}
        </main>
      </body>
    </html> `;

/** Asks the person whether the application may know them, and, being a double, who they are. */
export const consentPage = (product: string, fields: Fields): Html =>
  page(
    '微信授权（替身）',
    html`<h1>${product} 申请获得您的公开信息</h1>
      <p>您的昵称和头像</p>
      <form method="post" action="/connect/oauth2/authorize">
        ${kept.map((name) => html`<input type="hidden" name="${name}" value="${fields.get(name) ?? ''}" /> `)}
        <label for="nickname">以哪位微信用户的身份授权</label>
        <input
          type="text"
          id="nickname"
          name="nickname"
          value="微信用户"
          maxlength="${longestNickname}"
          required
          autocomplete="off"
        />
        <button class="allow" name="decision" value="allow">同意</button>
        <button class="deny" name="decision" value="deny" formnovalidate>拒绝</button>
      </form>`,
  );

/** Explains the fault of the request, without a redirect. */
export const refusalPage = (reason: string): Html =>
  page(
    '微信授权（替身）',
    html`<h1>无法授权</h1>
      <p role="alert">${reason}</p>`,
  );
