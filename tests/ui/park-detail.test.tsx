import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ParkDetail, Policy } from '../../contract/park/park';
import { dayMs } from '../../contract/values/duration';
import { answered } from '../../tools/gallery/scene/answers';
import { parkDetail, parkScene } from '../../tools/gallery/stories/park-stories';
import { xssPayloads } from '../support/payloads/xss';
import { show } from './support/show';

const shown = (changed: Partial<ParkDetail> = {}, more: Parameters<typeof show>[1] = {}) =>
  show(
    {
      address: `/ftz?park=${parkDetail.id}`,
      kinds: { park: { ...parkScene, detail: answered({ ...parkDetail, ...changed }) } },
    },
    more,
  );
const policyOf = async (title: RegExp | string): Promise<HTMLElement> => {
  const found = (await screen.findByText(title)).closest('li');
  if (found === null) throw new Error('the title is in no policy');
  return found;
};
const textOf = async (title: string): Promise<string> => (await policyOf(title)).textContent;

describe('the policies of a zone', () => {
  test('[SCR-06] each says whether it is in force, its number, its period and when it was verified', async () => {
    await shown();
    const expired = await textOf('跨境服务贸易特别管理措施（负面清单）（上一版）');
    expect(expired).toContain('已失效');
    expect(expired).toContain('商务部令2021年第3号');
    expect(expired).toMatch(/核验日期\d{4}-\d\d-\d\d/);
    expect(expired).toMatch(/申报截止.*（已截止）/);
    const valid = await textOf('临港新片区重点产业企业所得税政策');
    expect(valid).toMatch(/^临港新片区重点产业企业所得税政策有效/);
    expect(valid).toMatch(/有效期\d{4}-\d\d-\d\d\s至\s\d{4}-\d\d-\d\d/);
    expect(valid).not.toContain('已截止');
    const coming = await textOf('高层次人才安居办法');
    expect(coming).toContain('未施行');
    expect(coming).toContain('原文没有文号');
    const plan = await textOf('中国（上海）自由贸易试验区总体方案');
    expect(plan).toMatch(/2013-09-18\s起施行，没有截止日期/);
    expect(plan).toContain('尚未核验');
  });

  test('[SCR-06] expired ones come last, and the head counts those in force', async () => {
    await shown();
    const list = (await policyOf('高层次人才安居办法')).parentElement;
    const titles = [...(list?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
    expect(titles.at(-1)).toBe('跨境服务贸易特别管理措施（负面清单）（上一版）');
    expect(screen.getByText('2 / 4 项')).toBeTruthy();
  });

  test('[SCR-06] a policy is marked as expired when the clock has passed its last day', async () => {
    const [, policy] = parkDetail.policies;
    const last = policy?.effectiveTo ?? 0;
    await shown({}, { now: () => last + 2 * dayMs });
    expect(await textOf('临港新片区重点产业企业所得税政策')).toContain('已失效');
    expect(screen.getByText('2 / 4 项')).toBeTruthy();
  });

  test('[SEC-02] the original text is a link to the government alone', async () => {
    const source = 'https://www.gov.cn.example.com/a.htm';
    await shown({ policies: parkDetail.policies.slice(1, 2).map((each) => ({ ...each, source })) });
    await policyOf('临港新片区重点产业企业所得税政策');
    expect(screen.queryByText('查看原文')).toBeNull();
  });

  test('[SCR-06] a zone without policies says so', async () => {
    await shown({ policies: [] });
    expect(await screen.findByText('没有收录政策。')).toBeTruthy();
  });
});

test('[SCR-06] the office is dialled, and its two ways to ask are there', async () => {
  await shown();
  const phone = await screen.findByText('010-05561000');
  expect(phone.getAttribute('href')).toBe('tel:01005561000');
  const panel = phone.closest('section');
  const ways = within(panel ?? document.body);
  expect(ways.getByText('提交落地与园区需求').getAttribute('href')).toBe(
    '/product_service/government_industrial',
  );
  expect(ways.getByText(/管理机构/, { selector: 'button' })).toBeTruthy();
});

const payloads = Object.entries(xssPayloads).map(([about, list]) => [about, list.join('\n')] as const);

test.each(payloads)('[SEC-03] markup in any text of a zone is shown as text: %s', async (_, said) => {
  const policies = parkDetail.policies.slice(0, 1).map((each): Policy => ({
    ...each,
    title: said,
    issuer: said,
    number: said,
    audience: said,
    conditions: [said],
    materials: [said],
    cap: said,
    source: said,
  }));
  await shown({
    name: `园区${said}`,
    region: said,
    industries: [said],
    intro: said,
    authority: said,
    sections: [{ name: said, text: said }],
    contact: { office: said, phone: said, address: said, hours: said },
    terms: [{ name: said, text: said }],
    policies,
  });
  await screen.findByText('联系与咨询');
  const page = document.querySelector('.park-page');
  expect(
    page?.querySelectorAll('script, img, iframe, object, embed, form, style, math, base, meta'),
  ).toHaveLength(0);
  const ways = [...(page?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/product_service/government_industrial']);
  const attributes = [...(page?.querySelectorAll('*') ?? [])].flatMap((each) => each.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
});
