import type { Investor } from '../../../../../contract/investor/investor';
import { isDecimal, type Decimal } from '../../../../../contract/values/decimal';
import type { KeptInvestor } from '../../../ports/favourites';

const sum = (text: string): Decimal => {
  if (isDecimal(text)) return text;
  throw new Error(`An investor's sum is none: ${text}`);
};

/** An investor in a list: every field is named here, so that nothing else can leave by accident. */
export const investorWire = (investor: KeptInvestor['investor']): Investor => {
  const { id, name, kind, region, focus, rounds, chequeMin, chequeMax, cases, intro } = investor;
  return {
    id,
    name,
    kind,
    region,
    focus,
    rounds,
    chequeMin: sum(chequeMin),
    chequeMax: sum(chequeMax),
    cases,
    intro,
  };
};
