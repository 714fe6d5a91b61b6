import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskedContact } from '../../../gateway/src/domain/chat/contacts';
import { buyFor } from '../../../gateway/src/domain/buy/disclosure';
import { publishedBuy } from '../../../gateway/src/domain/publication/published-buy';
import { publishedSale } from '../../../gateway/src/domain/publication/published-sale';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { Publication } from '../../../gateway/src/domain/publication/publication';
import { documentsText } from '../../../contract/publication/sale-documents';
import { bidContent, bidderAt } from '../../support/gateway/bids';
import { callGateway } from '../../support/gateway/call';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';

const phone = '13851206614';
/** In what u6 is called by; u6 reads it, others do not. */
const ownPhone = '13951206614';
const id = 'shenzy88';
const contact = `手机 ${phone}，微信：${id}`;
const withMask = `手机 ${maskedContact}，微信：${maskedContact}`;

/** u6 bids on deals of u2; the NDA of u6 on s1 is pending, and all that u6 is called by holds a contact. */
const content = {
  ...bidContent,
  accounts: bidContent.accounts.map((account) =>
    account.id === 'u6'
      ? { ...account, name: `张三${ownPhone}`, company: `恒泰 ${ownPhone}`, position: `经理 ${ownPhone}` }
      : account,
  ),
  ndas: [...bidContent.ndas, { accountId: 'u6', saleId: 's1', state: 'pending' as const, daysAgo: 1 }],
};

let gateway: TestGateway;
let bidder: Awaited<ReturnType<typeof bidderAt>>;
let owner: Awaited<ReturnType<typeof bidderAt>>;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'fields-of-others', content });
  [bidder, owner] = [await bidderAt(gateway, 'u6'), await bidderAt(gateway, 'u2')];
});
afterAll(() => gateway.close());

const ask = (token: string, path: string, parameters: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/${path}.action`, { token, parameters });
const post = (token: string, path: string, parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, `/webapp/${path}.action`, { method: 'POST', token, parameters });

/** Everything that a party reads of the other: bids, NDAs, notices, messages, conversations. */
const readBy = async (token: string, peer: string): Promise<string> => {
  const deals = ['b3', 'b4', 'b5', 'b6', 's1'];
  const answers = await Promise.all([
    ...deals.map((saleId) => ask(token, 'bid!ofDeal', { saleId })),
    ...deals.map((saleId) => ask(token, 'nda!requests', { saleId })),
    ...deals.map((saleId) => ask(token, 'nda!get', { saleId })),
    ask(token, 'bid!list'),
    ask(token, 'message!list'),
    ask(token, 'message!since', { after: '0' }),
    ask(token, 'chat!thread', { with: peer }),
    ask(token, 'chat!history', { with: peer }),
  ]);
  return answers.map(({ raw }) => raw).join('\n');
};
const bidOn = async (saleId: string): Promise<string> => (await bidder.ofDeal(saleId)).own?.id ?? '';
const say = (from: string, to: string, text: string) =>
  gateway.inside.sendAsMember({ from, to, content: text, clientId: null });

const renewTokens = async (): Promise<void> => {
  [bidder, owner] = [await bidderAt(gateway, 'u6'), await bidderAt(gateway, 'u2')];
};
/** u6 signs the NDA on s1 by the call. */
const sign = async () => {
  gateway.clock.move(15 * 60_000);
  await renewTokens();
  const { data } = await ask(bidder.token, 'nda!get', { saleId: 's1' });
  const { version, sha256 } = data as { readonly version: string; readonly sha256: string };
  const caption = await codeSentTo(gateway, '13800000006', 'identity');
  const signed = await callGateway(gateway.url, '/webapp/nda!save.action', {
    ...{ method: 'POST', token: bidder.token, headers: { 'Idempotency-Key': randomUUID() } },
    parameters: { saleId: 's1', version, sha256, name: `张三${ownPhone}`, caption },
  });
  expect(signed).toMatchObject({ code: 200 });
  return signed;
};

interface Field {
  readonly name: string;
  readonly reader: 'owner' | 'bidder';
  readonly write: () => Promise<unknown>;
}

const fields: readonly Field[] = [
  { name: 'the note of an interest', reader: 'owner', write: () => bidder.interest('b3', contact) },
  { name: 'the note of a bid', reader: 'owner', write: () => bidder.bid('b4', '2000', contact) },
  {
    name: 'the question of the owner',
    reader: 'bidder',
    write: async () => owner.answer(await bidOn('b3'), 'moreAsked', contact),
  },
  { name: 'what the bidder adds', reader: 'owner', write: () => bidder.bid('b3', '2100', contact) },
  {
    name: 'the reason of a withdrawal',
    reader: 'owner',
    write: async () => bidder.withdraw(await bidOn('b3'), contact),
  },
  {
    name: 'the reason of a refusal',
    reader: 'bidder',
    write: async () => owner.answer(await bidOn('b4'), 'declined', contact),
  },
  { name: 'a message to the owner', reader: 'owner', write: () => say('u6', 'u2', contact) },
  { name: 'a message to the bidder', reader: 'bidder', write: () => say('u2', 'u6', contact) },
  {
    name: 'the name of a file',
    reader: 'owner',
    write: async () => {
      const { data } = await uploadFile(gateway, bytesOf('image/png'), {
        ...{ token: bidder.token, purpose: 'chat', name: `${contact}.png` },
      });
      const file = (data as { readonly id: string }).id;
      return say('u6', 'u2', `[图片] x [hupo:file:${file}:image/png:1]`);
    },
  },
  {
    name: 'the reason of a rejected NDA',
    reader: 'bidder',
    write: async () => {
      const { data } = await ask(owner.token, 'nda!requests', { saleId: 's1' });
      const { list } = data as { readonly list: readonly { readonly id: string; readonly state: string }[] };
      const pending = list.find(({ state }) => state === 'pending');
      return post(owner.token, 'nda!reject', { id: pending?.id ?? '', reason: contact });
    },
  },
];

describe('what the other party reads before an approval', { timeout: 60_000 }, () => {
  test.each(fields)('[MKT-16] $name holds no contact', async ({ reader, write }) => {
    const [token, peer] = reader === 'owner' ? [owner.token, 'u6'] : [bidder.token, 'u2'];
    const before = (await readBy(token, peer)).split(withMask).length;
    const written = await write();
    expect(written).not.toMatchObject({ _tag: 'Left' });
    expect((written as { readonly code?: number }).code ?? 200).toBe(200);
    const read = await readBy(token, peer);
    expect(read.split(withMask).length).toBeGreaterThan(before);
    for (const each of reader === 'owner' ? [phone, id, ownPhone] : [phone, id])
      expect(read.split('\n').filter((answer) => answer.includes(each))).toEqual([]);
  });

  test('[MKT-16] after an acceptance both parties read contacts as they are written', async () => {
    await bidder.interest('b5', contact);
    await owner.answer(await bidOn('b5'), 'accepted', contact);
    expect((await bidder.ofDeal('b5')).own?.answer).toBe(contact);
    await say('u6', 'u2', contact);
    expect((await ask(owner.token, 'chat!history', { with: 'u6' })).raw).toContain(contact);
  });

  test('[MKT-16] the notices of an NDA that is signed, waits and is withdrawn hold no contact', async () => {
    const notices = async () => {
      const told = (await owner.messages()).filter(({ kind }) => kind === 'deal');
      return told.filter(({ title }) => title.startsWith('保密协议') && title.endsWith('XMs1'));
    };
    await sign();
    gateway.clock.move(24 * 60 * 60_000);
    await renewTokens();
    await expect.poll(async () => (await notices())[0]?.title).toBe('保密协议仍待审核：XMs1');
    expect((await post(bidder.token, 'nda!withdraw', { saleId: 's1' })).code).toBe(200);
    const read = (await notices())
      .slice(0, 3)
      .map(({ title, content: words }) => ({ title, content: words }));
    const signer = `恒泰 ${maskedContact} 张三${maskedContact}`;
    expect(read).toEqual([
      { title: '保密协议已撤回：XMs1', content: `${signer}撤回了“项目s1”的保密协议申请，无需审核。` },
      { title: '保密协议仍待审核：XMs1', content: `${signer}对“项目s1”的保密协议仍在等待您审核。` },
      { title: '保密协议待审核：XMs1', content: `${signer}签署了“项目s1”的保密协议，请审核。` },
    ]);
  });

  test('[MKT-16] after the NDA was approved the owner reads who bids as it is written', async () => {
    const { data } = await sign();
    expect((await post(owner.token, 'nda!approve', { id: (data as { readonly id: string }).id })).code).toBe(
      200,
    );
    expect((await bidder.interest('s1', contact)).code).toBe(200);
    const { received } = await owner.ofDeal('s1');
    expect(received).toMatchObject([{ note: contact, bidderName: `张三${ownPhone}`, state: 'open' }]);
    expect((await owner.messages())[0]).toMatchObject({
      title: '收到新的意向',
      content: `恒泰 ${ownPhone} 张三${ownPhone}对“项目s1”表达了意向。说明：${contact}`,
    });
  });
});

const texts: FormTexts = {
  ...soundSale,
  ...{ title: `减速器企业 ${phone}`, teaser: contact, highlights: `${contact}\n客户稳定` },
};
const demand: FormTexts = {
  ...{ title: `收购 ${phone}`, acquiring: contact, wanted: contact, profile: contact, funding: contact },
  ...{ buyerType: 'listed', validity: '90' },
};
const publicationOf = (kind: 'sale' | 'buy', fieldsOf: FormTexts): Publication => ({
  ...{ id: 'p', kind, number: 1, version: 1, editor: 'e1', ownerId: 'u2', fields: fieldsOf, published: null },
  ...{ review: 'pending', listing: 'none', reasons: [], dealId: null, savedAt: 0, submittedAt: 0 },
  ...{ confirmedAt: null, reminded: 0, takenDown: null },
});

describe('texts that everybody reads', () => {
  test('[MKT-16] a published sale holds no contact in its title, teaser, highlights and document names', () => {
    const documents = documentsText([{ name: `${phone} 名单`, pages: '3' }]);
    const sale = publishedSale(publicationOf('sale', { ...texts, documents, documentNaming: 'shown' }), 0);
    const { title, teaser, highlights } = sale;
    expect(sale.documents.map(({ name }) => name)).toEqual([`${maskedContact} 名单`]);
    expect({ title, teaser, highlights }).toEqual({
      title: `减速器企业 ${maskedContact}`,
      teaser: withMask,
      highlights: [withMask, '客户稳定'],
    });
  });

  test('[MKT-16] a published demand holds no contact in the texts that everybody reads', () => {
    const buy = publishedBuy(publicationOf('buy', demand), 0);
    const { title, stake, requirements, profile, funding } = buy;
    expect([title, stake, requirements, profile, funding]).toEqual([
      `收购 ${maskedContact}`,
      withMask,
      withMask,
      withMask,
      withMask,
    ]);
  });

  test('[MKT-16] readers see the contact of an unnamed buyer masked, and of a named one as written', () => {
    const read = (reader: string | null, naming: 'hidden' | 'shown') =>
      buyFor(
        reader,
        publishedBuy(publicationOf('buy', { ...demand, naming, contact: `沈先生 ${phone}` }), 0),
      );
    for (const reader of [null, 'u6'])
      expect(read(reader, 'hidden')).toMatchObject({ contact: `沈先生 ${maskedContact}`, own: false });
    expect(read('u2', 'hidden')).toMatchObject({ contact: `沈先生 ${phone}`, own: true });
    expect(read(null, 'shown')).toMatchObject({ contact: `沈先生 ${phone}` });
  });

  test('[MKT-16] the name of a company that is shown holds no contact', () => {
    const named = { ...demand, naming: 'shown', companyName: `恒泰 ${phone}` };
    expect(publishedBuy(publicationOf('buy', named), 0).companyName).toBe(`恒泰 ${maskedContact}`);
  });
});
