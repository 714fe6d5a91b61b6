import type { GatewayFailure } from '../../src/domain/gateway/failure';

/** One failure of every kind, with one of each code that a rule tells apart. */
export const everyFailure: readonly GatewayFailure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'status', status: 502 },
  { kind: 'unauthenticated', message: '认证失败，无法访问系统资源' },
  { kind: 'refused', code: 403, message: '当前操作没有权限' },
  { kind: 'refused', code: 404, message: '访问资源不存在' },
  { kind: 'refused', code: 429, message: '登录失败次数过多，请在 1 分钟后再试', retryAfterMs: 60_000 },
  { kind: 'refused', code: 500, message: '系统未知错误，请反馈给管理员' },
  { kind: 'malformed', field: 'data.list' },
  { kind: 'notLoggedIn' },
  { kind: 'cancelled' },
];
