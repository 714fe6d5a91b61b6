import type { Decimal } from './decimal';
import { grouped, narrowSpace } from './digit-groups';
import { amountInUnit, fittingUnit } from './typed-amount';

/** A range of amounts as it is shown: '1–5' of '亿元', '1' of '亿元以上', '5,000' of '万元以下'; '' for two open ends. */
export function rangeFigure(
  min: Decimal | null,
  max: Decimal | null,
): { readonly figure: string; readonly unit: string } {
  const unit = fittingUnit([min, max].filter((end) => end !== null));
  const said = (end: Decimal): string => grouped(amountInUnit(end, unit));
  if (min !== null && max !== null) return { figure: `${said(min)}–${said(max)}`, unit };
  if (min !== null) return { figure: said(min), unit: `${unit}以上` };
  return max === null ? { figure: '', unit: '' } : { figure: said(max), unit: `${unit}以下` };
}

/** A range of amounts in 万元 in one text: '1–5 亿元'; '' for two open ends. */
export function rangeText(min: Decimal | null, max: Decimal | null): string {
  const { figure, unit } = rangeFigure(min, max);
  return figure === '' ? '' : `${figure}${narrowSpace}${unit}`;
}
