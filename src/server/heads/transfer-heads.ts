import { roundShifted } from '../../../contract/values/decimal';
import { transferKind } from '../../domain/transfer/kind';
import { transferListTitle } from '../../domain/transfer/list-title';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** A list of share transfers: of which source, and those of its first page. */
export const transferListHead = (of: HeadOf): PageHead => {
  const title = transferListTitle(of.params, of.config.sourceTypes);
  const own = title === null ? {} : { title };
  const statements = listStatements(transferKind, of, ({ title }) => title);
  if (statements.length === 0) return own;
  return {
    ...own,
    description: `${title ?? '股份转让'}：转让比例、每股价格、公司估值与截止日期公开可查。`,
    statements,
  };
};

/** A share transfer; all of it is public. */
export const transferHead = (of: HeadOf): PageHead => {
  const { at } = of;
  const transfer = sentThing(transferKind, of);
  if (transfer === null) return {};
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
      wayToThing(of, 'transfer', transfer),
    ],
  };
};
