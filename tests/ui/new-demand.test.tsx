import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, inTurn } from '../../tools/gallery/scene/answers';
import { publication, publications, publicationsOf } from '../../tools/gallery/stories/publications';
import { soundBuy } from '../../tools/gallery/stories/sound-buy';
import { asMember, show } from './support/show';

const [first] = publications;
if (first === undefined) throw new Error('The stories have no publication.');
const demand = { ...first, kind: 'buy', id: 'b1', title: '上一份求购', reasons: [] } as const;
const blank = publication({ id: 'd9', kind: 'buy', title: '', review: 'draft', fields: {} });
const draft = { ...asMember, address: '/new_buy?kind=buy&id=d9&step=2' };
const offered = '使用上次填写的公司资料？';
const company = soundBuy.companyName ?? '';

test('[SCR-02] a demand in which nothing stands of the buyer offers that of the last one, with what it holds', async () => {
  const { user } = await show({
    ...draft,
    publications: answered(publicationsOf([demand], false)),
    publication: inTurn(answered(blank), answered(publication({ ...demand, fields: soundBuy }))),
  });
  const offer = within(await screen.findByRole('region', { name: offered }));
  for (const label of [/公司全称/, /买方介绍/, /资金来源/, /联系人/])
    expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', '');
  expect(offer.getByText(company)).toBeTruthy();
  expect(offer.getByText(soundBuy.contact ?? '')).toBeTruthy();
  await user.click(offer.getByRole('button', { name: '使用这些资料' }));
  expect(screen.getByRole('textbox', { name: /公司全称/ })).toHaveProperty('value', company);
  expect(screen.getByRole('textbox', { name: /联系人/ })).toHaveProperty('value', soundBuy.contact);
  expect(screen.queryByRole('region', { name: offered })).toBeNull();
});

test('[SCR-02] without an earlier demand nothing is offered', async () => {
  await show({
    ...draft,
    publications: answered(publicationsOf([], false)),
    publication: answered(blank),
  });
  await screen.findByRole('textbox', { name: /公司全称/ });
  expect(screen.queryByRole('region', { name: offered })).toBeNull();
});
