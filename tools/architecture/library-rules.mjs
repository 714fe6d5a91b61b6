import { compositionRoots, packageBelongsTo } from './rule.mjs';

/** @typedef {import('./rule.mjs').Rule} Rule */

const views = '^src/ui/';
const adapters = '^src/adapters/';

/** @type {Rule[]} */
export const libraryRules = [
  packageBelongsTo(
    'injection-stays-at-the-edge',
    'inversify|reflect-metadata',
    [adapters, ...compositionRoots],
    'The container is loaded on first need (16 KiB); machines and views get ports as arguments.',
  ),
  packageBelongsTo(
    'react-stays-in-views',
    'react|react-dom|react-router-dom|antd-mobile|@xstate/react',
    [views, ...compositionRoots],
    'What happens must not depend on what draws it.',
  ),
  packageBelongsTo(
    'axios-stays-in-its-adapter',
    'axios',
    ['^src/adapters/gateway-http/'],
    'The HTTP client is a detail of one adapter, loaded after first paint.',
  ),
  packageBelongsTo(
    'stomp-stays-in-its-adapter',
    '@stomp',
    ['^src/adapters/socket-stomp/'],
    'The socket library is a detail of one adapter; the machine owns the retry.',
  ),
  packageBelongsTo(
    'wechat-sdk-stays-in-its-adapter',
    'weixin-js-sdk',
    ['^src/adapters/bridge-wechat/'],
    'Only WeChat’s own browser can use it; the rest asks the bridge what can be done.',
  ),
  packageBelongsTo(
    'code-reader-stays-in-its-adapter',
    'qr',
    ['^src/adapters/camera-web/'],
    'Only a browser without a detector of its own loads it, when a camera is opened.',
  ),
  packageBelongsTo(
    'sanitiser-stands-once',
    'dompurify',
    ['^src/ui/kit/rich-text/'],
    'Rich text is sanitised in one place (SEC-03).',
  ),
  packageBelongsTo(
    'database-stays-in-its-adapter',
    'drizzle-orm|@electric-sql',
    ['^gateway/src/adapters/database/'],
    'SQL is spoken in one place, so that PGlite and PostgreSQL can both stand behind the ports.',
  ),
  packageBelongsTo(
    'pictures-stay-in-their-process',
    'sharp',
    ['^gateway/src/adapters/pictures/'],
    'What strangers send is decoded in a process of its own, which may be brought down.',
  ),
  packageBelongsTo(
    'http-server-stays-in-its-adapter',
    'hono|@hono',
    [
      '^gateway/src/adapters/http/',
      '^gateway/src/captcha/',
      '^gateway/src/wechat-double/',
      '^gateway/src/signature-double/',
      '^gateway/src/pay-double/',
      '^gateway/src/dify-double/',
      '^gateway/src/pay-host/',
    ],
    'Use cases know requests and answers of the domain, not of a web framework.',
  ),
];
