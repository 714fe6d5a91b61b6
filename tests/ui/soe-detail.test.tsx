import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactDay } from '../../contract/calendar/calendar-day';
import type { SoeDetail } from '../../contract/soe/soe';
import { answered } from '../../tools/gallery/scene/answers';
import { soeListing, soeScene } from '../../tools/gallery/stories/soe-stories';
import { asMember, show } from './support/show';

const shown = (changed: Partial<SoeDetail>) =>
  show({
    ...asMember,
    address: `/soe/${soeListing.id}`,
    kinds: { soe: { ...soeScene, detail: answered({ ...soeListing, ...changed }) } },
  });

test('[SCR-05] all of the notice is shown, nothing is locked, and one registers at the exchange alone', async () => {
  await shown({});
  // By its text: the first search by role reads the whole page's names, which is slow on a busy machine.
  const link = (await screen.findByText('去交易所登记')).closest('a');
  expect(link?.getAttribute('href')).toBe(soeListing.link);
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  const text = document.querySelector('main')?.textContent ?? '';
  const { target, seller, terms, statements, appraisal, monitorCode, events } = soeListing;
  for (const said of [
    ...[target?.business, target?.economicType, ...(target?.holders ?? []).map(({ name }) => name)],
    ...[seller.name, seller.group, seller.decision, appraisal?.agency, monitorCode],
    ...[terms.preemption, terms.debts, terms.staff, ...events],
    ...[statements[0]?.period.slice(0, 4), '41,260.55', '18,642.35'],
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('签署NDA后可见');
  const steps = screen.getByText('9月7日–10月9日').closest('ol')?.querySelectorAll('li') ?? [];
  expect([...steps].map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
  ]);
});

test('[MKT-17] the deadline is saved for the calendar, and that it was saved is said', async () => {
  const { user } = await shown({});
  await user.click(await screen.findByText('加入日历'));
  expect(await screen.findByText(/已保存日历文件/)).toBeTruthy();
  await user.click(screen.getByText('知道了'));
  expect(screen.queryByText(/已保存日历文件/)).toBeNull();
});

test('[MKT-17] without a deadline there is nothing for the calendar; an address elsewhere is no link', async () => {
  const dates = { ...soeListing.dates, endedOn: exactDay('2026-11-13') };
  await shown({ dates, link: 'https://exchange.example/' });
  expect(await screen.findByText(/请从交易机构官网查询项目编号/)).toBeTruthy();
  expect(screen.queryByText('去交易所登记')).toBeNull();
  expect(screen.queryByText('加入日历')).toBeNull();
});
