import { valueFault } from '../record/value-fault';
import type { ShareTransfer } from './transfer';

/** A share transfer as an operator hands it in. */
interface JudgedTransfer extends Pick<ShareTransfer, 'title' | 'company' | 'confirmedAt' | 'deadline'> {
  readonly shares: string | null;
  readonly price: string | null;
}

type Rule = (transfer: JudgedTransfer) => string | null;

const rules: readonly Rule[] = [
  ({ title, company }) => valueFault({ filled: { title, company }, figures: {} }),
  ({ shares, price }) =>
    (shares === null) === (price === null) ? null : '股数与每股价格须同时填写或同时留空',
  ({ confirmedAt, deadline }) =>
    deadline === null || deadline > confirmedAt ? null : '截止时间须晚于确认时间',
];

/** What of a share transfer makes no sense, as a sentence; null for nothing. */
export const transferFault: Rule = (transfer) =>
  rules.map((rule) => rule(transfer)).find((fault) => fault !== null) ?? null;
