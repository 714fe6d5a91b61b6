import * as t from 'io-ts';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { WireTime } from '../../../contract/codec/time';
import { EvidenceKind } from '../../../contract/sale/evidence-kind';

/** A check, its method, and until when it holds; milliseconds since 1970. */
export const Evidence = record(
  { kind: EvidenceKind, method: t.string, at: WireTime, until: orNull(WireTime) },
  'Evidence',
);
export type Evidence = t.TypeOf<typeof Evidence>;

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
