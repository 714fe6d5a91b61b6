import { expect, test } from 'vitest';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { industryTree } from '../../../contract/reference/industries';
import { newEconomyCategories } from '../../../contract/reference/new-economy';
import { anyRegion, chinaRegions, foreignRegions, regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { isWireId } from '../../support/samples/wire-id';

const industries = industryTree.flatMap((group) => group.industries);

/** Texts that stand more than once. */
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('[ENT-02] twelve groups of industries, with 88 to 92 of the second level, in Chinese', () => {
  expect(industryTree.map(({ name }) => name)).toEqual([
    '先进制造',
    '大健康',
    'TMT',
    '大交通',
    '能源矿产',
    '基建环保',
    '消费品',
    '农业食品',
    '文化娱乐',
    '金融',
    '商贸服务',
    '房地产',
  ]);
  expect(industries.length).toBeGreaterThanOrEqual(88);
  expect(industries.length).toBeLessThanOrEqual(92);
  for (const { name } of industries) expect(name).toMatch(/^\p{Script=Han}{2,6}$/u);
});

test('[ENT-02] every id of the industries is one of its own, fit for an address, and begins with its group’s', () => {
  const ids = [...industryTree, ...industries].map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !isWireId(id))).toEqual([]);
  expect(repeated(industries.map(({ name }) => name))).toEqual([]);
  for (const { id, industries: own } of industryTree)
    for (const each of own) expect(each.id).toMatch(new RegExp(`^${id}\\d\\d$`));
});

test('[ENT-02] ids stay what they were: they stand in addresses that people keep', () => {
  const kept = { '0101': '高端装备', '0102': '机器人', '0301': '半导体', '0501': '储能', '1205': '物业管理' };
  for (const [id, name] of Object.entries(kept))
    expect(industries.find((each) => each.id === id)?.name).toBe(name);
});

test('[ENT-03] no limit is -1, and five parts of the world have their countries', () => {
  expect(anyRegion).toEqual({ id: '-1', name: '不限' });
  expect(foreignRegions.map(({ name }) => name)).toEqual(['北美', '欧洲', '亚太', '拉美', '非洲和中东']);
  for (const { regions } of foreignRegions) expect(regions.length).toBeGreaterThanOrEqual(2);
});

test('[ENT-03] seven parts of China hold each of the 34 province-level units exactly once', () => {
  expect(chinaRegions.map(({ name }) => name)).toEqual([
    '华北',
    '东北',
    '华东',
    '中南',
    '西南',
    '西北',
    '港澳台',
  ]);
  const provinces =
    '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 台湾 香港 澳门'.split(
      ' ',
    );
  const named = chinaRegions.flatMap(({ regions }) => regions.map(({ name }) => name));
  expect([...named].sort()).toEqual([...provinces].sort());
});

test('[ENT-03] every id of the regions is one of its own and fit for an address', () => {
  const ids = regionTree.flatMap(({ id, regions }) => [id, ...regions.map((region) => region.id)]);
  expect(repeated([anyRegion.id, ...ids])).toEqual([]);
  expect(ids.filter((id) => !isWireId(id))).toEqual([]);
});

test('[ENT-04] eight rounds, each id the investors’ number and the acquirers’', () => {
  expect(rounds.map(({ name }) => name)).toEqual([
    'A轮',
    'B轮',
    'C轮',
    'D轮及以上',
    'PIPE',
    'Pre-IPO',
    '战略投资',
    '私募（定向增发）',
  ]);
  for (const { id } of rounds) expect(id).toMatch(/^\d+_\d+$/);
  expect(repeated(rounds.map(({ id }) => id))).toEqual([]);
});

test('[ENT-05] five categories of the new economy, whose industries exist', () => {
  expect(newEconomyCategories.map(({ name }) => name)).toEqual([
    '新制造',
    '新医疗',
    '新信息技术',
    '新能源与材料',
    '新消费与文化',
  ]);
  const known = industries.map(({ id }) => id);
  for (const { shortName, descriptions, industries: own } of newEconomyCategories) {
    expect(Array.from(shortName)).toHaveLength(2);
    expect(descriptions.length).toBeGreaterThan(0);
    expect(own.filter((id) => !known.includes(id))).toEqual([]);
  }
  expect(repeated(newEconomyCategories.flatMap((category) => category.industries))).toEqual([]);
});

test('[ENT-06] nine groups of state-owned buyers, numbered from 1, with every industry in exactly one', () => {
  expect(soeGroups.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 医疗健康',
    '2 制造业',
    '3 能源与材料',
    '4 人工智能与算力',
    '5 数字经济',
    '6 汽车电子',
    '7 消费',
    '8 电子与半导体',
    '9 其他',
  ]);
  const ids = soeGroups.flatMap((group) => group.industries);
  expect([...ids].sort()).toEqual(industries.map(({ id }) => id).sort());
});

test('[RTE-03] the types of buyers are one table, each with an id fit for an address that no page has taken', () => {
  const ids = buyerTypes.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !isWireId(id) || ['ad', 'all'].includes(id))).toEqual([]);
  expect(repeated(buyerTypes.map(({ name }) => name))).toEqual([]);
});
