import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleStories } from '../../tools/gallery/stories/article-stories';
import { network } from '../../tools/gallery/stories/words';
import { answered } from '../../tools/gallery/scene/answers';
import { asMember, show } from './support/show';

const service = '/product_service/brand_communication';
const form = async () =>
  within(await screen.findByRole('region', { name: '提交传播需求' }, { timeout: 5_000 }));
const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change((await form()).getByLabelText(label), { target: { value } });
};

test.each([...new Set(articleStories.map(({ scene }) => scene.address ?? ''))])(
  '[SCR-15] %s lists its parts, and each entry of the list is a part',
  async (address) => {
    await show({ ...asMember, address });
    const list = await screen.findByRole('navigation', { name: '本页内容' }, { timeout: 5_000 });
    const entries = within(list).getAllByRole('link');
    expect(entries.length).toBeGreaterThanOrEqual(4);
    for (const entry of entries) {
      const part = document.getElementById((entry.getAttribute('href') ?? '').slice(1));
      expect(part?.querySelector('h2')?.textContent).toBe(entry.textContent);
    }
  },
);

test('[SCR-15][VAL-06] an incomplete enquiry says what is missing; a failed one keeps the text', async () => {
  await show({ ...asMember, address: service, done: network });
  fireEvent.click((await form()).getByRole('button', { name: '提交咨询' }));
  expect((await form()).getByText('请填写需求说明')).toBeTruthy();
  await type('单位名称', '恒泰产业资本');
  await type('需求说明', '希望在交割后发布一篇交易说明。');
  fireEvent.click((await form()).getByRole('checkbox', { name: '同意将以上内容用于答复本次咨询' }));
  fireEvent.click((await form()).getByRole('button', { name: '提交咨询' }));
  expect(await (await form()).findByRole('alert')).toBeTruthy();
  expect((await form()).getByDisplayValue('希望在交割后发布一篇交易说明。')).toBeTruthy();
});

test('[SCR-15] a sent enquiry is confirmed, and the consent is not ticked again', async () => {
  await show({ ...asMember, address: service, done: answered(undefined) });
  await type('单位名称', '恒泰产业资本');
  await type('需求说明', '希望在交割后发布一篇交易说明。');
  fireEvent.click((await form()).getByRole('checkbox', { name: '同意将以上内容用于答复本次咨询' }));
  fireEvent.click((await form()).getByRole('button', { name: '提交咨询' }));
  expect(await (await form()).findByText('咨询已提交，我们会按上面的时间与您联系。')).toBeTruthy();
  const consent = (await form()).getByRole<HTMLInputElement>('checkbox');
  expect(consent.checked).toBe(false);
});
