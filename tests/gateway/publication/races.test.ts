import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormTexts, PublicationKind } from '../../../contract/publication/form-texts';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { startPublicationRig, type PublicationRig } from './publication-rig';

let rig: PublicationRig;
beforeAll(async () => {
  rig = await startPublicationRig();
});
afterAll(() => rig.close());

const sound: Readonly<Record<PublicationKind, FormTexts>> = { sale: soundSale, buy: soundBuy };
const kinds: readonly PublicationKind[] = ['sale', 'buy'];

/** A publication that is listed, with an edit of it before the reviewer. */
const edited = async (id: string, kind: PublicationKind): Promise<number> => {
  await rig.own.submit('u1', { id, kind, version: 0, editor: 'e1', fields: sound[kind] });
  const number = (await rig.publications.one(id))?.number ?? 0;
  await rig.review.approve(number);
  const fields = { ...sound[kind], title: `修改后的标题${id}` };
  await rig.own.submit('u1', { id, kind, version: 1, editor: 'e1', fields });
  return number;
};

describe.each(kinds)('decisions about a %s', (kind) => {
  test('[SCR-02] approving an edit of what was withdrawn takes the text and leaves it off the lists', async () => {
    const number = await edited(`w-${kind}`, kind);
    await rig.own.withdraw('u1', `w-${kind}`);
    expect(await rig.review.approve(number)).toMatchObject({
      right: { review: 'approved', listing: 'withdrawn', published: { title: `修改后的标题w-${kind}` } },
    });
    const stands = await rig.publications.one(`w-${kind}`);
    expect(stands === null ? null : await rig.publications.dealState(stands)).toBe('withdrawn');
    expect(rig.notices().at(-1)?.content).toContain('仍处于下架状态');
  });

  test('[SCR-02] closed by its owner it leaves the lists for good, whatever of it is approved later', async () => {
    const number = await edited(`c-${kind}`, kind);
    expect(await rig.own.close('u1', `c-${kind}`)).toMatchObject({ right: { listing: 'closed' } });
    expect(await rig.review.approve(number)).toMatchObject({ right: { listing: 'closed' } });
    expect(await rig.own.restore('u1', `c-${kind}`)).toMatchObject({ left: { name: 'publicationClosed' } });
    for (const act of ['withdraw', 'confirm'] as const)
      expect(await rig.own[act]('u1', `c-${kind}`)).toMatchObject({ left: { name: 'publicationDone' } });
    const stands = await rig.publications.one(`c-${kind}`);
    expect(stands === null ? null : await rig.publications.dealState(stands)).toBe('closed');
  });

  test('[OPS-06] taken down by an operator its owner is told why, and lists it again only after another text was approved', async () => {
    const number = await edited(`d-${kind}`, kind);
    expect(await rig.review.end(number, 'withdrawn', '')).toMatchObject({ _tag: 'Left' });
    expect(await rig.review.end(number, 'withdrawn', '内容与事实不符')).toMatchObject({ _tag: 'Right' });
    expect(await rig.review.end(number, 'closed', '已签约交割')).toMatchObject({ _tag: 'Left' });
    expect(rig.notices().at(-1)?.content).toContain('内容与事实不符');
    expect(await rig.own.restore('u1', `d-${kind}`)).toMatchObject({
      left: { name: 'publicationTakenDown' },
    });
    await rig.review.approve(number);
    expect(await rig.own.restore('u1', `d-${kind}`)).toMatchObject({ right: { listing: 'listed' } });
    expect(await rig.review.end(number, 'closed', '已签约交割')).toMatchObject({
      right: { listing: 'closed' },
    });
    expect(rig.notices().at(-1)?.content).toContain('已成交');
  });

  test('[SCR-02] withdrawn while the reviewer approves, it is off the lists with its new text', async () => {
    const number = await edited(`m-${kind}`, kind);
    rig.meanwhile('list', () => rig.own.withdraw('u1', `m-${kind}`));
    expect(await rig.review.approve(number)).toMatchObject({
      right: { review: 'approved', listing: 'withdrawn' },
    });
  });

  test('[SCR-02] approved while its owner withdraws it, it is off the lists all the same', async () => {
    const number = await edited(`o-${kind}`, kind);
    rig.meanwhile('relist', () => rig.review.approve(number));
    expect(await rig.own.withdraw('u1', `o-${kind}`)).toMatchObject({
      right: { review: 'approved', listing: 'withdrawn' },
    });
  });

  test('[SCR-02] another text handed in while the reviewer decides is not what they read', async () => {
    const number = await edited(`t-${kind}`, kind);
    rig.meanwhile('reject', async () => {
      await rig.own.recall('u1', `t-${kind}`);
      const fields = { ...sound[kind], title: '又一个不同的标题' };
      await rig.own.submit('u1', { id: `t-${kind}`, kind, version: 2, editor: 'e1', fields });
    });
    const reasons = [{ field: 'title', reason: '请写明行业' }];
    expect(await rig.review.reject(number, reasons)).toMatchObject({
      left: `编号 ${number} 刚刚有变动，请重新查看`,
    });
    expect(await rig.publications.one(`t-${kind}`)).toMatchObject({ review: 'pending', version: 3 });
  });

  test('[MKT-06] confirmed while time would take it off the lists, it stays', async () => {
    await edited(`f-${kind}`, kind);
    rig.clock.move(91 * 24 * 60 * 60_000);
    rig.meanwhile('relist', () => rig.own.confirm('u1', `f-${kind}`));
    await rig.sweep();
    expect(await rig.publications.one(`f-${kind}`)).toMatchObject({ listing: 'listed', reminded: 0 });
  });

  test('[REL-01] the first saving sent twice at once is answered twice with the one draft', async () => {
    const text = { id: `s-${kind}`, kind, version: 0, editor: 'e1', fields: { title: '华东' } };
    const both = await Promise.all([rig.own.save('u1', text), rig.own.save('u1', text)]);
    for (const answer of both)
      expect(answer).toMatchObject({ right: { taken: true, publication: { id: text.id, version: 1 } } });
  });

  test('[REL-01] a first saving that another device overtakes is answered with the text of that device', async () => {
    const text = { id: `y-${kind}`, kind, version: 0, editor: 'e1', fields: { title: '华东' } };
    const overtaking = { ...text, editor: 'e2', fields: { title: '华南' } };
    rig.meanwhile('one', () => rig.own.save('u1', overtaking));
    expect(await rig.own.save('u1', text)).toMatchObject({
      right: { taken: false, publication: { editor: 'e2', version: 1 } },
    });
  });

  test('[REL-01] a saving that goes on from an older version than the last but one is not taken', async () => {
    const save = (version: number, title: string) =>
      rig.own.save('u1', { id: `v-${kind}`, kind, version, editor: 'e1', fields: { title } });
    for (const version of [0, 1, 2]) await save(version, `第${version}版`);
    const late = await save(1, '很早的文字');
    expect(late).toMatchObject({ right: { taken: false, publication: { version: 3 } } });
    const lost = await save(2, '回复丢失后的文字');
    expect(isRight(lost) && lost.right.taken).toBe(true);
  });

  test('[REL-01] thrown away while another device saves it, the newer text is looked at first', async () => {
    const text = { id: `x-${kind}`, kind, version: 0, editor: 'e1', fields: { title: '一' } };
    await rig.own.save('u1', text);
    rig.meanwhile('remove', () => rig.own.submit('u1', { ...text, version: 1, fields: sound[kind] }));
    expect(await rig.own.remove('u1', text.id)).toMatchObject({ left: { name: 'publicationPending' } });
    expect(await rig.publications.one(text.id)).toMatchObject({ review: 'pending' });
  });
});
