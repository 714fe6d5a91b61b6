import type { Amount } from './amount';
import { narrowSpace } from './digit-groups';
import { amountInUnit, fittingUnit } from './typed-amount';

/** A range of amounts in 万元 as it is shown: '1–5 亿元', '1 亿元以上', '5,000 万元以下'; '' for two open ends. */
export function rangeText(min: Amount | null, max: Amount | null): string {
  const unit = fittingUnit([min, max].filter((end) => end !== null));
  const said = (end: Amount): string =>
    amountInUnit(end, unit).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');
  if (min !== null && max !== null) return `${said(min)}–${said(max)}${narrowSpace}${unit}`;
  if (min !== null) return `${said(min)}${narrowSpace}${unit}以上`;
  return max === null ? '' : `${said(max)}${narrowSpace}${unit}以下`;
}
