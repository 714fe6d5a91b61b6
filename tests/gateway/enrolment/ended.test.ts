import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../../gateway/src/adapters/database/kinds/buy/table';
import { enrolmentStore } from '../../../gateway/src/adapters/database/stores/enrolment-store';
import { memberRecordStore } from '../../../gateway/src/adapters/database/stores/member-record-store';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { startPublicationRig, type PublicationRig } from '../publication/publication-rig';

let rig: PublicationRig;
beforeAll(async () => {
  rig = await startPublicationRig();
});
afterAll(() => rig.close());

const store = () => enrolmentStore(rig.database);

/** A demand that was published and is in the programme. */
const inProgramme = async (id: string, ownerId = 'u1'): Promise<{ number: number; buyId: string }> => {
  await rig.own.submit(ownerId, { id, kind: 'buy', version: 0, editor: 'e1', fields: soundBuy });
  const number = (await rig.publications.one(id))?.number ?? 0;
  await rig.review.approve(number);
  const buyId = `p${number}`;
  const said = { accountId: ownerId, buyId, statement: '自有资金三亿元，年内完成收购。' };
  const added = await store().add(said, rig.clock.now());
  const enrolled = 'right' in added ? added.right.number : 0;
  await store().move(enrolled, { event: 'approved', reason: '' }, rig.clock.now());
  return { number, buyId };
};

const standing = async (buyId: string) => {
  const row = (await rig.database.orm.select().from(buy)).find(({ id }) => id === buyId);
  const { state, reason, statement } = (await store().demand(buyId))?.enrolment ?? {};
  return { state, reason, statement, hundred: row?.hundred, title: row?.title };
};

describe('the enrolment of a demand', () => {
  test('[SCR-02] goes on through an edit that is approved', async () => {
    const { number, buyId } = await inProgramme('edited');
    const fields = { ...soundBuy, title: '收购精密减速器企业控股权（修改）', buyerType: 'fund' };
    await rig.own.submit('u1', { id: 'edited', kind: 'buy', version: 1, editor: 'e1', fields });
    expect(await standing(buyId)).toMatchObject({ state: 'approved', hundred: true, title: soundBuy.title });
    await rig.review.approve(number);
    expect(await standing(buyId)).toMatchObject({ state: 'approved', hundred: true, title: fields.title });
  });

  test('[SCR-02][MKT-06] ends when its owner takes the demand off, goes on when that is undone at once, and not later', async () => {
    const { buyId } = await inProgramme('withdrawn');
    await rig.own.withdraw('u1', 'withdrawn');
    expect(await standing(buyId)).toMatchObject({ state: 'ended', reason: '求购需求已下架', hundred: false });
    rig.clock.move(30_000);
    await rig.own.restore('u1', 'withdrawn');
    expect(await standing(buyId)).toMatchObject({ state: 'approved', reason: '', hundred: true });
    await rig.own.withdraw('u1', 'withdrawn');
    rig.clock.move(60_001);
    await rig.own.restore('u1', 'withdrawn');
    expect(await standing(buyId)).toMatchObject({ state: 'ended', hundred: false });
  });

  test('[SCR-02][OPS-06] ends with a deal, by its owner or by the operator, and when it is taken down', async () => {
    const { buyId } = await inProgramme('closed');
    await rig.own.close('u1', 'closed');
    expect(await standing(buyId)).toMatchObject({ state: 'ended', reason: '求购需求已成交', hundred: false });
    const down = await inProgramme('taken-down');
    await rig.review.end(down.number, 'withdrawn', '资金来源不明');
    expect(await standing(down.buyId)).toMatchObject({ state: 'ended', hundred: false });
  });

  test('[SCR-02] is not added to a demand that left the lists meanwhile', async () => {
    const { buyId } = await inProgramme('late');
    await rig.own.withdraw('u1', 'late');
    const said = { accountId: 'u1', buyId, statement: '自有资金三亿元，年内完成收购。' };
    expect(await store().add(said, rig.clock.now())).toMatchObject({ left: { name: 'enrolmentNotListed' } });
  });

  test('[SCR-10] ends with the account, and what was said of funds is forgotten', async () => {
    const { buyId } = await inProgramme('given-up', 'u2');
    await memberRecordStore(rig.database, rig.clock).retire('u2');
    expect(await standing(buyId)).toMatchObject({
      state: 'ended',
      reason: '账号已注销',
      statement: '',
      hundred: false,
    });
  });
});
