import type { KindWith } from '../../../contract/kind/kinds';
import { ReportReason } from '../../../contract/report/report';

/** Why something is reported, as it is typed. */
export interface ReportForm {
  /** '' while none is chosen. */
  readonly reason: ReportReason | '';
  readonly words: string;
}

/** The reported thing. */
export interface ReportOf {
  readonly kind: KindWith<'report'>;
  readonly id: string;
}

export const isReason = ReportReason.is;
