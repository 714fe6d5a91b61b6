import { afterAll, beforeAll, expect, test } from 'vitest';
import { bid } from '../../../gateway/src/adapters/database/schema/bid';
import { nda } from '../../../gateway/src/adapters/database/schema/nda';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { startPublicationRig, type PublicationRig } from './publication-rig';

let rig: PublicationRig;
beforeAll(async () => {
  rig = await startPublicationRig();
});
afterAll(() => rig.close());

/** A deal that is listed, with one party of each kind: a bid that stands, an NDA that does, one of each that is over. */
const dealWithParties = async (id: string): Promise<{ readonly number: number; readonly saleId: string }> => {
  await rig.own.submit('u1', { id, kind: 'sale', version: 0, editor: 'e1', fields: soundSale });
  const number = (await rig.publications.one(id))?.number ?? 0;
  await rig.review.approve(number);
  const saleId = (await rig.publications.one(id))?.dealId ?? '';
  const { orm } = rig.database;
  const changedAt = rig.clock.now();
  const offered = { saleId, kind: 'interest', note: '', changedAt } as const;
  await orm.insert(bid).values([
    { ...offered, accountId: 'u2', state: 'accepted' },
    { ...offered, accountId: 'u3', state: 'withdrawn' },
  ]);
  await orm.insert(nda).values([
    { saleId, accountId: 'u2', state: 'signed', changedAt },
    { saleId, accountId: 'u3', state: 'rejected', changedAt },
    { saleId, accountId: 'u4', state: 'pending', changedAt },
  ]);
  rig.forgetNotices();
  return { number, saleId };
};

const toldParties = () =>
  rig
    .notices()
    .filter(({ to }) => to !== 'u1')
    .map(({ to, title, link }) => ({ to, title, link }))
    .sort((one, other) => one.to.localeCompare(other.to));

const asTold = (saleId: string, title: string) =>
  ['u2', 'u4'].map((to) => ({ to, title, link: `/sale/${soundSale.sourceType ?? ''}/${saleId}` }));

test('[SCR-02][ENT-09] a deal that is withdrawn is told once to each with a bid or an NDA standing on it', async () => {
  const { saleId } = await dealWithParties('parties-1');
  await rig.own.withdraw('u1', 'parties-1');
  expect(toldParties()).toEqual(asTold(saleId, '项目已下架'));
  await rig.own.withdraw('u1', 'parties-1');
  expect(toldParties()).toHaveLength(2);
});

test('[SCR-02] that a deal is closed is told them, by its owner and by an operator', async () => {
  const first = await dealWithParties('parties-2');
  await rig.own.close('u1', 'parties-2');
  expect(toldParties()).toEqual(asTold(first.saleId, '项目已成交'));

  const second = await dealWithParties('parties-3');
  await rig.review.end(second.number, 'closed', '已签约交割');
  expect(toldParties()).toEqual(asTold(second.saleId, '项目已成交'));
});

test('[MKT-06] that time took a deal off the lists is told them', async () => {
  const { saleId } = await dealWithParties('parties-4');
  rig.clock.move(91 * 86_400_000);
  await rig.sweep();
  expect(toldParties()).toContainEqual(asTold(saleId, '项目已下架')[0]);
});
