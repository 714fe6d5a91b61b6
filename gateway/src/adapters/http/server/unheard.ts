import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSoon } from './linger';
import { fixedHeaders } from '../headers/security-headers';

/** How long the head of a request may be, in bytes: a keyword of 2,000 characters in an address, escaped, and the rest. */
export const longestHead = 32 * 1024;

const tooLongPage = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>网址过长</title>
</head>
<body>
<h1>网址过长，无法打开</h1>
<p>网址中的关键词或筛选条件过长。请缩短后重试，或从下面的页面重新进入。</p>
<p><a href="/sale">找项目</a></p>
<p><a href="/">首页</a></p>
<p>仍然看到此页时，请清除本站的 Cookie 后重试。</p>
</body>
</html>
`;

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const answer = (status: number, headers: Readonly<Record<string, string>>, body: string): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    'Connection: close',
    '',
    body,
  ].join('\r\n');

const tooLong = answer(
  431,
  {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...fixedHeaders,
  },
  tooLongPage,
);

/** Answers what could not be read as a request: too long a head with a page that leads on, anything else by its status. */
export const answerUnheard = (error: Error, socket: Duplex): void => {
  if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) {
    socket.destroy();
    return;
  }
  const status = statuses['code' in error ? String(error.code) : ''] ?? 400;
  endSoon(socket, status === 431 ? tooLong : answer(status, {}, ''));
};
