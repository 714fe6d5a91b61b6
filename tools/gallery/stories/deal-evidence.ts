import type { Evidence } from '../../../src/domain/sale/sale-detail';

/** Evidence that holds, and some that has run out. */
export const evidence: readonly Evidence[] = [
  { kind: 'phone', method: '短信验证码', at: Date.UTC(2026, 8, 3, 2, 0, 0), until: null },
  {
    kind: 'realName',
    method: '身份证件与本人核对',
    at: Date.UTC(2026, 8, 3, 2, 0, 0),
    until: Date.UTC(2028, 8, 3, 2, 0, 0),
  },
  {
    kind: 'authority',
    method: '委托协议与股东决议核对',
    at: Date.UTC(2026, 3, 3, 2, 0, 0),
    until: Date.UTC(2026, 10, 3, 2, 0, 0),
  },
];
