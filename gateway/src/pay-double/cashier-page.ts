import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { yuanText } from '../domain/order/fen';
import type { PreparedPayment } from '../ports/pay-books';

const style = `
:root{color-scheme:light}
body{margin:0;background:#ededed;color:#191919;font:1rem/1.5 system-ui,sans-serif}
main{max-width:420px;margin:0 auto;padding:24px;box-sizing:border-box;min-height:100vh;background:#fff}
.double{padding:12px;border-radius:8px;background:#fff7e0;color:#6b4e00;font-size:0.875rem}
h1{margin:24px 0 8px;font-size:1.25rem;text-align:center}
.amount{margin:0;font-size:2.25rem;font-weight:600;text-align:center}
dl{margin:24px 0;padding:12px 0;border:solid #e5e5e5;border-width:1px 0;display:grid;grid-template-columns:auto 1fr;gap:8px}
dt{color:#595959}
dd{margin:0;text-align:right}
p{margin:0 0 16px}
button,a{display:block;width:100%;min-height:48px;margin-top:12px;box-sizing:border-box;border:0;border-radius:8px;font:inherit;font-weight:600;line-height:3rem;text-align:center;text-decoration:none;background:#f2f2f2;color:#191919}
.pay{background:#067a3d;color:#fff}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
/** One value, so that a formatter cannot add spaces: the policy holds the hash of its content. */
const styleElement = raw(`<style>${style}</style>`);

/** The page's policy: its own style, and a form that leads back to the application only. */
export const cashierPolicy = (application: string): string =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action 'self' ${application}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

type Html = ReturnType<typeof html>;

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
          <p class="double">本页为模拟收银台，仅供测试，不会实际扣款。</p>
          ${content}
        </main>
      </body>
    </html> `;

const backLink = (back: string | null): Html =>
  back === null ? html`<p>请返回原来的页面。</p>` : html`<a href="${back}">返回商家</a>`;

/** Asks the person to pay; being a double, it offers all that can happen. */
export const cashierPage = (
  product: string,
  { description, amount }: Pick<PreparedPayment, 'description' | 'amount'>,
  back: string | null,
): Html =>
  page(
    '微信支付（模拟）',
    html`<h1>${product}</h1>
      <p class="amount">¥${yuanText(amount)}</p>
      <dl>
        <dt>商品</dt>
        <dd>${description}</dd>
        <dt>收款方</dt>
        <dd>${product}</dd>
      </dl>
      <form method="post">
        <input type="hidden" name="redirect_url" value="${back ?? ''}" />
        <button class="pay" name="outcome" value="pay">支付</button>
        <button name="outcome" value="later">支付（稍后到账）</button>
        <button name="outcome" value="fail">支付失败</button>
        <button name="outcome" value="cancel">取消支付</button>
        <button name="outcome" value="close">关闭页面</button>
      </form>`,
  );

/** How it ended, where the page itself has to say so. */
export const endPage = (title: string, text: string, back: string | null): Html =>
  page(
    title,
    html`<h1>${title}</h1>
      <p role="status">${text}</p>
      ${backLink(back)}`,
  );
