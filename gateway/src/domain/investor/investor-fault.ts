import type { InvestorDetail } from '../../../../contract/investor/investor';
import { compareDecimals } from '../../../../contract/values/decimal-arithmetic';
import { figuresOf, valueFault } from '../record/value-fault';

type Judged = Pick<InvestorDetail, 'name' | 'chequeMin' | 'chequeMax' | 'managed' | 'selected' | 'funds'>;

/** What of an investor makes no sense, as a sentence; null for nothing. */
export const investorFault = ({
  name,
  chequeMin,
  chequeMax,
  managed,
  selected,
  funds,
}: Judged): string | null => {
  const figures = {
    chequeMin,
    chequeMax,
    managed,
    ...figuresOf('selected', 'amount', selected),
    ...figuresOf('funds', 'size', funds),
  };
  const fault = valueFault({ filled: { name }, figures });
  if (fault !== null) return fault;
  return compareDecimals(chequeMin, chequeMax) > 0 ? '字段“chequeMin”大于“chequeMax”' : null;
};
