import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { WireCount } from '../../../contract/codec/count';
import { orNull } from '../../../contract/codec/or-null';
import { Transfer, TransferDetail } from '../../../contract/transfer/transfer';
import { roundShifted } from '../../../contract/values/decimal';
import { transferListTitle } from '../../domain/transfer/list-title';
import { asDescription, type HeadOf, type PageHead } from './head';
import { pathOf, thingsOf, wayToThing } from './kind-heads';

const Listed = t.type({ transfers: t.type({ items: t.readonlyArray(Transfer), total: orNull(WireCount) }) });
const Read = t.type({ transfer: TransferDetail });

/** A list of share transfers: of which source, and those of its first page. */
export const transferListHead = ({ answers, params, at, config }: HeadOf): PageHead => {
  const title = transferListTitle(params, config.sourceTypes);
  const read = Listed.decode(answers);
  if (!isRight(read)) return title === null ? {} : { title };
  const { items, total } = read.right.transfers;
  return {
    ...(title === null ? {} : { title }),
    description: `${title ?? '股份转让'}：转让比例、每股价格、公司估值与截止日期公开可查。`,
    statements: [thingsOf(at, 'transfer', items, total)],
  };
};

/** A share transfer; all of it is public. */
export const transferHead = ({ answers, at, config }: HeadOf): PageHead => {
  const read = Read.decode(answers);
  if (!isRight(read)) return {};
  const { transfer } = read.right;
  const description = asDescription(
    [transfer.company, transfer.industry, transfer.region, transfer.summary].filter(Boolean).join('，'),
  );
  return {
    title: transfer.title,
    description,
    statements: [
      {
        '@type': 'Offer',
        name: transfer.title,
        description,
        url: at(pathOf('transfer', transfer)),
        sku: transfer.code,
        category: transfer.industry,
        areaServed: transfer.region,
        ...(transfer.confirmedAt === null ? {} : { validFrom: new Date(transfer.confirmedAt).toISOString() }),
        ...(transfer.deadline === null ? {} : { validThrough: new Date(transfer.deadline).toISOString() }),
        ...(transfer.amount === null
          ? {}
          : { price: String(roundShifted(transfer.amount, 4)), priceCurrency: 'CNY' }),
      },
      wayToThing({ at, config }, 'transfer', transfer),
    ],
  };
};
