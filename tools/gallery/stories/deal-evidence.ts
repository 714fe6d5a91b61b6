import type { Evidence } from '../../../src/domain/sale/evidence';

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

/** Of a buyer: of all that was looked into only the means have not been shown anew in time. */
export const buyerEvidence: readonly Evidence[] = [
  { kind: 'phone', method: '短信验证码', at: Date.UTC(2026, 8, 20, 2, 0, 0), until: null },
  {
    kind: 'realName',
    method: '身份证件与本人核对',
    at: Date.UTC(2026, 8, 20, 2, 0, 0),
    until: Date.UTC(2028, 8, 19, 2, 0, 0),
  },
  {
    kind: 'organization',
    method: '营业执照与登记信息核对',
    at: Date.UTC(2026, 8, 20, 2, 0, 0),
    until: Date.UTC(2027, 8, 20, 2, 0, 0),
  },
  {
    kind: 'funds',
    method: '银行资信证明核对',
    at: Date.UTC(2026, 4, 4, 2, 0, 0),
    until: Date.UTC(2026, 9, 31, 2, 0, 0),
  },
];
