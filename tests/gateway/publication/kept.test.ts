import { publicationWire } from '../../../gateway/src/adapters/http/wire/publication-wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../../../gateway/src/adapters/database/kinds/buy/table';
import { sale } from '../../../gateway/src/adapters/database/kinds/sale/table';
import { searchQuery } from '../../../gateway/src/domain/search/bigrams';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { startPublicationRig, type PublicationRig } from './publication-rig';
import { dayMs } from '../../../contract/values/duration';

let rig: PublicationRig;
beforeAll(async () => {
  rig = await startPublicationRig();
});
afterAll(() => rig.close());

const unsaid = ['least', 'stages', 'documents', 'documentNaming'];
/** A text of before its form asked for these. */
const earlier = Object.fromEntries(Object.entries(soundSale).filter(([field]) => !unsaid.includes(field)));

const listed = async (id: string, fields = soundSale): Promise<{ number: number; dealId: string }> => {
  await rig.own.submit('u1', { id, kind: 'sale', version: 0, editor: 'e1', fields });
  const number = (await rig.publications.one(id))?.number ?? 0;
  await rig.review.approve(number);
  return { number, dealId: `p${number}` };
};

describe('an edit that is approved', () => {
  test('[SCR-02] of a sale keeps what its form does not hold, and what of that is hidden', async () => {
    const { number, dealId } = await listed('kept-sale', earlier);
    const added = {
      valuation: '48000',
      rdEmployees: 74,
      leastBid: '9000',
      evidence: [{ kind: 'authority', method: '股东会决议', at: 1, until: null }],
      documents: [{ id: 'd1', name: '审计报告', pages: 40 }],
      recommended: 3,
    };
    await rig.database.orm.execute(
      `update sale set valuation = '48000', rd_employees = 74, least_bid = 9000, recommended = 3,
        evidence = '${JSON.stringify(added.evidence)}', documents = '${JSON.stringify(added.documents)}',
        hidden = '["valuation", "netProfit"]' where id = '${dealId}'`,
    );
    const fields = {
      ...earlier,
      highlights: `${soundSale.highlights ?? ''}\n新的一条亮点`,
      hidden: 'amount',
    };
    await rig.own.submit('u1', { id: 'kept-sale', kind: 'sale', version: 1, editor: 'e1', fields });
    await rig.review.approve(number);
    const row = (await rig.database.orm.select().from(sale)).find(({ id }) => id === dealId);
    expect(row).toMatchObject({ ...added, sourceType: 'entrust', listedAmount: null });
    expect(row?.highlights.at(-1)).toBe('新的一条亮点');
    expect(row?.hidden.toSorted()).toEqual([
      'amount',
      'companyName',
      'customers',
      'documents',
      'reason',
      'valuation',
    ]);
  });

  test('[MKT-12] of a sale does not leave beside what was typed what speaks against it: the valuation goes with another amount or stake', async () => {
    const { number, dealId } = await listed('valued');
    const row = async () => (await rig.database.orm.select().from(sale)).find(({ id }) => id === dealId);
    const edited = async (fields: typeof soundSale, version: number) => {
      await rig.database.orm.execute(
        `update sale set valuation = '42000', rd_employees = 74, hidden = '["valuation"]' where id = '${dealId}'`,
      );
      await rig.own.submit('u1', { id: 'valued', kind: 'sale', version, editor: 'e1', fields });
      await rig.review.approve(number);
      return row();
    };
    const asked = { ...soundSale, amountUnit: '万元', amount: '99000' };
    const other = await edited(asked, 1);
    expect(other).toMatchObject({ amount: '99000', valuation: null, rdEmployees: 74 });
    expect(other?.hidden).not.toContain('valuation');
    expect(await edited({ ...asked, stake: '68' }, 2)).toMatchObject({ valuation: null });
    const kept = await edited({ ...asked, stake: '68', employees: '61' }, 3);
    expect(kept).toMatchObject({ valuation: '42000', rdEmployees: null });
    expect(kept?.hidden).toContain('valuation');
    const listing = (await rig.publications.one('valued')) ?? null;
    const there = listing === null ? null : await rig.own.listedSale(listing);
    expect(listing === null ? null : publicationWire(listing, [], 0, there).listed).toMatchObject({
      valuation: '42000',
      text: { stake: '68' },
    });
  });

  test('[MKT-13] of a demand keeps what was looked into about its buyer since', async () => {
    const of = { id: 'kept-buy', kind: 'buy' as const, editor: 'e1' };
    await rig.own.submit('u1', { ...of, version: 0, fields: soundBuy });
    const number = (await rig.publications.one('kept-buy'))?.number ?? 0;
    await rig.review.approve(number);
    const looked = [{ kind: 'funds', method: '银行资信证明核对', at: 1, until: 2 }];
    await rig.database.orm.execute(
      `update buy set evidence = '${JSON.stringify(looked)}' where id = 'p${number}'`,
    );
    const fields = { ...soundBuy, profile: `${soundBuy.profile ?? ''}另有一支团队。` };
    await rig.own.submit('u1', { ...of, version: 1, fields });
    await rig.review.approve(number);
    const row = (await rig.database.orm.select().from(buy)).find(({ id }) => id === `p${number}`);
    expect(row).toMatchObject({ evidence: looked, profile: fields.profile });
  });

  test('[SCR-02] of a sale says anew what is the least bid, which stages come and what documents there are', async () => {
    const { number, dealId } = await listed('said-sale');
    const row = async () =>
      (await rig.database.orm.select().from(sale)).find(({ id }) => id === dealId) ?? null;
    const names = (steps: readonly { readonly name: string }[] = []): readonly string[] =>
      steps.map(({ name }) => name);
    const first = await row();
    expect(first).toMatchObject({
      leastBid: '10500',
      documents: [{ pages: 48 }, { pages: 102 }, { pages: 0 }],
    });
    expect(first?.hidden).toContain('documents');
    expect(names(first?.process)).toEqual([
      ...['委托登记', '资料核验', '公开推介'],
      ...['意向报价', '尽职调查', '签约交割'],
    ]);
    const fields = {
      ...soundSale,
      ...{ least: '', stages: 'diligence,meeting', diligenceAt: '2026-12-24' },
      ...{ documents: '审计报告|9', documentNaming: 'shown' },
    };
    await rig.own.submit('u1', { id: 'said-sale', kind: 'sale', version: 1, editor: 'e1', fields });
    await rig.review.approve(number);
    const after = await row();
    expect(after).toMatchObject({
      leastBid: null,
      documents: [{ id: `${dealId}-1`, name: '审计报告', pages: 9 }],
    });
    expect(after?.hidden).not.toContain('documents');
    expect(names(after?.process)).toEqual(['委托登记', '资料核验', '公开推介', '尽职调查', '股东会审议']);
    expect(after?.process.slice(0, 3)).toEqual(first?.process.slice(0, 3));
    expect(after?.process[3]?.at).toBe(Date.parse('2026-12-24T00:00:00+08:00'));
  });

  test.each([
    { kind: 'sale' as const, table: sale, fields: soundSale, more: { reason: '家族另有安排' } },
    { kind: 'buy' as const, table: buy, fields: soundBuy, more: { profile: '团队已有两次并购经验。' } },
  ])('[SCR-02] of a $kind on another day is found by the code that it shows', async (each) => {
    const { kind, table, fields, more } = each;
    const of = { id: `code-${kind}`, kind, editor: 'e1' };
    await rig.own.submit('u1', { ...of, version: 0, fields });
    const number = (await rig.publications.one(of.id))?.number ?? 0;
    await rig.review.approve(number);
    const one = async () =>
      (await rig.database.orm.select().from(table)).find(({ id }) => id === `p${number}`);
    const code = (await one())?.code ?? '';
    rig.clock.move(3 * dayMs);
    await rig.own.submit('u1', { ...of, version: 1, fields: { ...fields, ...more } });
    await rig.review.approve(number);
    expect(await one()).toMatchObject({ code, ...more });
    const query = (searchQuery([code]) ?? '').replaceAll("'", "''");
    const found = await rig.database.orm.execute(
      `select code from ${kind} where search @@ '${query}'::tsquery`,
    );
    expect(found).toEqual([{ code }]);
  });

  test('[SCR-02] of a sale never changes its source, by which links lead to it', async () => {
    await listed('kept-source');
    const fields = { ...soundSale, sourceType: 'soe' };
    const edit = { id: 'kept-source', kind: 'sale' as const, version: 1, editor: 'e1', fields };
    expect(await rig.own.submit('u1', edit)).toMatchObject({
      left: { name: 'publicationWrong', text: expect.stringContaining('来源在公开后不能更改') as string },
    });
    const after = await rig.publications.one('kept-source');
    expect(after).toMatchObject({ review: 'draft', listing: 'listed' });
    expect(after === null ? null : publicationWire(after, [], 0).keptSource).toBe('entrust');
  });

  test('[MKT-07] tells nobody the organization of its owner', async () => {
    await rig.database.orm.execute(`update account set company = '上海驭衡投资管理有限公司' where id = 'u1'`);
    const fields = { ...soundSale, teaser: `${soundSale.teaser ?? ''}由驭衡担任顾问。` };
    const edit = { id: 'own-name', kind: 'sale' as const, version: 0, editor: 'e1', fields };
    expect(await rig.own.submit('u1', edit)).toMatchObject({
      left: { name: 'publicationRevealing', text: expect.stringContaining('驭衡') as string },
    });
  });
});
