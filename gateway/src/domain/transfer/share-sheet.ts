import { roundShifted, type Decimal } from '../../../../contract/values/decimal';
import { figureOf } from '../../../../contract/values/digit-groups';
import {
  askedFigure,
  bounded,
  dayText,
  firstFigures,
  spoken,
  sumFigure,
  type SheetFigure,
  type ThingSheet,
} from '../share/share-sheet';
import type { ShareTransfer } from './transfer';

const decimalFigure = (
  name: string,
  value: Decimal | null,
  places: number,
  unit: string,
): SheetFigure | null =>
  value === null ? null : { name, figure: figureOf(roundShifted(value, places), places), unit };

/** A share transfer; all of it is public. */
export const transferSheet = (transfer: ShareTransfer): ThingSheet => ({
  kind: bounded(`股份转让 ${transfer.code}`),
  title: bounded(transfer.title),
  facts: spoken([transfer.industry, transfer.region, transfer.market]),
  figures: firstFigures([
    decimalFigure('转让比例', transfer.stake, 1, '%'),
    askedFigure('转让总价', transfer.amount),
    sumFigure('整体估值', transfer.valuation),
    decimalFigure('每股价格', transfer.price, 4, '元'),
  ]),
  sealed: '',
  confirmed: `${dayText(transfer.confirmedAt)}确认在售`,
  source: '信息由转让方提供，不构成投资建议',
});
