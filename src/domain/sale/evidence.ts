import type { EvidenceKind } from '../../../contract/sale/evidence-kind';
import type { Evidence } from './sale-detail';

export const evidenceNames: Readonly<Record<EvidenceKind, string>> = {
  phone: '手机',
  realName: '实名',
  organization: '机构',
  authority: '出售授权',
  funds: '资金',
};

/** Whether what was looked into still holds: from the moment that it ends it does not (MKT-13). */
export const isValid = ({ at, until }: Evidence, now: number): boolean =>
  at <= now && (until === null || now < until);
