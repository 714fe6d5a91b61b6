import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { plainOf } from '../../../contract/rules/looked-through';
import { callingsOf } from '../../../contract/rules/own-name';
import { revealingPatterns } from '../../../contract/rules/revealing-patterns';
import { checkCharacter } from '../../../contract/values/credit-code';
import { propertyRuns } from '../../support/property';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((each) => each.join(''));
const mobile = fc
  .tuple(fc.integer({ min: 3, max: 9 }), digits(9))
  .map(([second, rest]) => `1${second}${rest}`);
const codes = fc
  .array(fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')), { minLength: 17, maxLength: 17 })
  .map((signs) => signs.join(''))
  .map((first17) => first17 + checkCharacter(first17));
const harmless = fc.constantFrom('主营谐波减速器', '产能利用率超过九成，', '年营收 2.2 亿元。', '');
const kindsIn = (text: string) => findingsIn(text, []).map(({ kind }) => kind);

test('[MKT-07] an address is told with the districts before it, a company without the words that lead to its name', () => {
  const foundIn = (text: string) => findingsIn(text, []).map(({ found }) => found);
  expect(foundIn('标的为台州锐刃传动股份有限公司，地址台州市椒江区海门街道解放南路100号')).toEqual([
    '台州锐刃传动股份有限公司',
    '台州市椒江区海门街道解放南路100号',
  ]);
  expect(foundIn('公司位于浙江省台州市椒江区解放南路100号')).toEqual(['浙江省台州市椒江区解放南路100号']);
  expect(foundIn('台州的公司搬到解放南路100号')).toEqual(['放南路100号']);
});

test('[MKT-07] a phone stands out wherever it stands in a public text, also in signs of full width', () => {
  fc.assert(
    fc.property(harmless, mobile, harmless, (before, phone, after) => {
      expect(findingsIn(`${before}${phone}${after}`, [])).toContainEqual({ kind: 'phone', found: phone });
      const wide = phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      expect(findingsIn(wide, [])).toContainEqual({ kind: 'phone', found: phone });
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a sum or a number of shares of eleven digits is no phone', () => {
  fc.assert(
    fc.property(mobile, fc.constantFrom('元', ' 元', '美元', '股', '人民币'), (sum, unit) => {
      expect(kindsIn(`注册资本${sum}${unit}`)).toEqual([]);
      expect(kindsIn(`电话${sum}，注册资本${sum}${unit}`)).toEqual(['phone']);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a domain stands out with the Chinese full stops for points, and the end of a sentence is none', () => {
  const found = (kind: string, text: string) => [{ kind, found: text }];
  for (const text of ['ruiren。cn', 'www。ruiren。com。cn', 'ruiren｡com', 'WWW.ruiren。CN'])
    expect(findingsIn(`详见${text}，欢迎联系`, []), text).toEqual(found('domain', plainOf(text)));
  expect(findingsIn('邮箱 deal@ruiren。cn', [])).toEqual(found('email', 'deal@ruiren。cn'));
  for (const text of ['产品为LED。AI芯片在研', '业务遍及全国。中国市场为主', '取得CE。CNC设备 12 台'])
    expect(kindsIn(text), text).toEqual([]);
});

test('[MKT-07] a credit code stands out, and with a wrong check character as what it looks like', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(kindsIn(`信用代码：${code}。`)).toEqual(['creditCode']);
      const last = code.endsWith('0') ? '1' : '0';
      expect(kindsIn(`信用代码：${code.slice(0, 17)}${last}。`)).toEqual(['likeCreditCode']);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] what has the shape of a credit code stands out wherever it stands, and other long numbers do not', () => {
  const like = (found: string) => [{ kind: 'likeCreditCode', found }];
  expect(findingsIn('由91330000ABCDEFGH12转让', [])).toEqual(like('91330000ABCDEFGH12'));
  expect(findingsIn('９１３３００００ABCDEFGH１２', [])).toEqual(like('91330000ABCDEFGH12'));
  expect(findingsIn('税号 9133-0000-abcd-efgh-12。', [])).toEqual(like('9133-0000-abcd-efgh-12'));
  for (const text of [
    '合同号 202511180001234567',
    '产能依次为 2023 2024 2025 2026 12 套',
    '证书 AB1234567890123456',
    'PCB EMC HDMI GaN CNC MEMS',
    '913300001234567890123',
  ])
    expect(findingsIn(text, []), text).toEqual([]);
});

test('[MKT-07] a short name within a full one is told with it, once, and alone where it stands alone', () => {
  const own = '台州驭衡精工科技有限公司';
  const names = (text: string) => foundIn(text, own);
  expect(names(`${own}主营减速器`)).toEqual([own]);
  expect(names(`${own}，${own}`)).toEqual([own]);
  expect(names(`${own}（驭衡精工）`)).toEqual(['驭衡精工', own]);
  expect(foundIn('苏州大学附属医院')).toEqual(['苏州大学附属医院']);
});

test('[MKT-07] of one kind that is found in a text nothing lies only within something longer', () => {
  const parts = fc.constantFrom(
    ...['台州驭衡精工科技有限公司', '驭衡精工', '驭衡', '，', '与', 'www.yuheng.com', '021-58881234', '合作'],
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (chosen) => {
      const text = chosen.join('');
      const all = findingsIn(text, ['台州驭衡精工科技有限公司']);
      for (const { kind, found } of all)
        for (const longer of all.filter((other) => other.kind === kind && other.found.length > found.length))
          expect(text.split(longer.found).join('|'), `${found} in ${longer.found}`).toContain(found);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a credit code stands out with what parts its signs', () => {
  const gap = fc.constantFrom('-', ' ', '·', ' - '.trim(), '  ');
  fc.assert(
    fc.property(codes, gap, (code, parting) => {
      const parted = [code.slice(0, 6), code.slice(6, 10), code.slice(10, 14), code.slice(14)].join(parting);
      expect(kindsIn(`信用代码 ${parted} 的企业`), parted).toContain('creditCode');
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] hospitals and universities whose names hold a common sign are told by them', () => {
  for (const name of [
    '北京协和医院',
    '天津和平医院',
    '上海仁和医院',
    '深圳多普勒医院',
    '广州及时医院',
    '太原和平大学',
  ])
    expect(kindsIn(`供应${name}十年`), name).toContain('companyName');
  for (const common of ['江苏多家医院', '上海等地的医院', '浙江省内医院', '江苏及浙江的大学', '南京各大学'])
    expect(kindsIn(`供应${common}十年`), common).toEqual([]);
});

test('[MKT-07] a building of a park is an address, how many buildings a park has is none', () => {
  for (const text of ['苏州工业园区6栋', '苏州市创意产业园 6 栋', '位于软件园三幢，交通便利'])
    expect(kindsIn(text), text).toContain('address');
  for (const text of ['产业园 6 栋标准厂房', '园区12栋办公楼已出租']) expect(kindsIn(text), text).toEqual([]);
});

test('[MKT-07] an address is told without the words before it, whatever they are', () => {
  const address = fc.constantFrom(
    ...['滨海大道 1288 号', '南京路一百号', '科技园B座12楼', '创新大厦 8 楼', '软件园 3 号楼', '产业园 6 栋'],
  );
  const before = fc
    .array(fc.constantFrom('华东某', '精密', '减速器', '企业', '控股权转让', '，', '位于', '厂区设在'), {
      maxLength: 5,
    })
    .map((words) => words.join(''));
  fc.assert(
    fc.property(before, address, harmless, (words, found, after) => {
      const addresses = findingsIn(`${words}${found}，${after}`, []).filter(({ kind }) => kind === 'address');
      expect(addresses).toEqual([{ kind: 'address', found }]);
    }),
    { numRuns: propertyRuns },
  );
  expect(findingsIn('东街 12 号', [])).toEqual([{ kind: 'address', found: '东街 12 号' }]);
});

test('[MKT-07] any text at all is looked through, and what is found stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { found } of findingsIn(text, [text])) expect(plainOf(text)).toContain(found);
    }),
    { numRuns: propertyRuns },
  );
});

test.each(['01', '0', 'A9'])(
  '[MKT-07] a long text of %s alone is looked through for domains at once',
  (unit) => {
    const long = unit.repeat(10_000 / unit.length);
    const began = performance.now();
    for (const pattern of revealingPatterns.domain) expect(long.match(pattern)).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

test('[MKT-07] names, e-mails, domains and addresses are told by their kind', () => {
  for (const [text, kind] of [
    ['台州某某传动股份有限公司', 'companyName'],
    ['中联精机集团', 'companyName'],
    ['请联系 zhou@example.com', 'email'],
    ['官网 www.example.com.cn', 'domain'],
    ['工厂位于滨海大道 1288 号', 'address'],
    ['电话 0576-88886666', 'phone'],
  ] as const)
    expect(kindsIn(text)).toContain(kind);
});

test.each([
  ['官网 www.yuheng.com', ['www.yuheng.com']],
  ['官网 yuheng.com.cn', ['yuheng.com.cn']],
  ['联系 zhang@qq.com', ['zhang@qq.com']],
  ['官网 www.yuheng.com，旧站 yuheng.com', ['www.yuheng.com', 'yuheng.com']],
])('[MKT-07] in %j a domain is told once, with what it is a part of', (text, found) => {
  expect(findingsIn(text, []).map((finding) => finding.found)).toEqual(found);
});

test.each([
  ['０１３９１６６０５２７８', [{ kind: 'phone', found: '013916605278' }]],
  ['9132 0594 MA1N 4XJF 0J', [{ kind: 'likeCreditCode', found: '9132 0594 MA1N 4XJF 0J' }]],
  ['91-320594-MA1N4XJF0-J', [{ kind: 'likeCreditCode', found: '91-320594-MA1N4XJF0-J' }]],
  ['913205941234567890', [{ kind: 'likeCreditCode', found: '913205941234567890' }]],
  ['官网yuheng点cn', [{ kind: 'domain', found: 'yuheng点cn' }]],
  ['官网 www点yuheng点com点cn', [{ kind: 'domain', found: 'www点yuheng点com点cn' }]],
  ['➀➂➈➀➅➅➀⓪➄➁➆', [{ kind: 'phone', found: '13916610527' }]],
  ['营收 1391660.5278 万元', []],
  ['注册资本 13916605278.00 元', []],
  ['产能依次为 9137 1594 2234 5678 90 套', []],
  ['痛点top10，上午10点vip室', []],
])('[MKT-07] in %j stands what tells whose it is, and nothing else', (text, findings) => {
  expect(findingsIn(text, [])).toEqual(findings);
});

test('[MKT-07] what says nothing of whose it is stands as it is', () => {
  for (const text of [
    '转让少数股份，引入产业集团',
    '出售全部股份',
    '2025 年营业收入 22,000 万元，净利润 1,860.5 万元',
    '公司成立于 2009 年，员工 260 人，连续三年无重大客诉',
  ])
    expect(findingsIn(text, [])).toEqual([]);
});

const foundIn = (text: string, own = '') => findingsIn(text, [own]).map(({ found }) => found);

test('[MKT-07] a company’s own name, without its legal form or its place, and its core are told, wherever they stand', () => {
  for (const [own, text, found] of [
    ['苏州晶锐精密有限公司', '晶锐精密（苏州晶锐）主要生产减速器', ['晶锐精密', '晶锐']],
    ['上海启明创业投资管理有限公司', '启明创投（启明创业投资）成立于 2009 年', ['启明']],
    ['北京启珩创业投资中心(有限合伙)', '启 珩资本参与，启·珩领投', ['启 珩', '启·珩']],
    ['恒泰产业资本', '恒泰旗下两座厂房', ['恒泰']],
    ['TCL科技集团股份有限公司', '由tcl控股', ['tcl']],
    ['Acme Technology Co., Ltd.', 'ACME 的子公司', ['ACME']],
    ['中联精机集团', '中\u200b联精机 控股', ['中联']],
  ] as const)
    expect(foundIn(text, own), own).toEqual(expect.arrayContaining([...found]));
});

test('[MKT-07] a core of two signs and more is told in any text that holds it', () => {
  const brands = fc.constantFrom('驭衡', '启岳', '澄远', '景略', '致尚', '博晟', '鼎澜', '信达源', '嘉睿');
  const ends = fc.constantFrom('精密机械有限公司', '科技股份有限公司', '集团有限公司', '投资管理合伙企业');
  const before = fc.constantFrom('', '江苏', '苏州', '上海市', '浙江省杭州市');
  fc.assert(
    fc.property(before, brands, ends, harmless, harmless, (place, brand, end, one, other) => {
      const own = `${place}${brand}${end}`;
      expect(callingsOf(own)).toContain(brand);
      for (const split of ['', ' ', '·', '\u200b'])
        expect(foundIn(`${one}${Array.from(brand).join(split)}${other}`, own)).not.toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a name that is made of what companies do has no core, and its words stay ordinary', () => {
  for (const own of [
    '某某科技有限公司',
    '苏州精密机械有限公司',
    '华东医疗器械集团',
    '中国机器人有限公司',
    '',
  ])
    expect(foundIn('华东精密机械与医疗器械企业，机器人业务占三成，某某科技园旁', own), own).toEqual([]);
});

test('[MKT-07] a phone is told with separators, in Chinese digits and in those of full width', () => {
  const chinese = '〇一二三四五六七八九';
  const separators = fc.constantFrom('', ' ', '-', '－', '·', '.', ' - ');
  fc.assert(
    fc.property(
      fc.constantFrom('021', '010', '0576'),
      digits(8),
      mobile,
      separators,
      (area, line, cell, gap) => {
        const landline = `${area}${gap}${line.slice(0, 4)}${gap}${line.slice(4)}`;
        const split = `${cell.slice(0, 3)}${gap}${cell.slice(3, 7)}${gap}${cell.slice(7)}`;
        const words = split.replace(/\d/g, (digit) => chinese.charAt(Number(digit)));
        for (const phone of [
          landline,
          split,
          words,
          `(${area})${gap}${line}`,
          `+86 (${area.slice(1)}) ${line}`,
        ])
          expect(kindsIn(`请致电：${phone}，欢迎`), phone).toContain('phone');
      },
    ),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] domains, foreign companies, split names, firms, hospitals and addresses in words are told', () => {
  for (const [kind, texts] of [
    ['phone', ['021-5888 1234', '+86 (21) 58881234', '一三九一六六〇五二七八', '０２１－５８８８１２３４']],
    [
      'domain',
      ['example.xyz', 'site.info', 'example.online', 'site.中国', '见 hupo-deal.中国 首页', '晶锐.com'],
    ],
    ['companyName', ['ABC Co., Ltd.', 'Acme Technology Inc', '收购 Foo Bar GmbH 全部股权', 'Beta Labs, LLC']],
    ['companyName', ['苏州精密有 限 公司', '苏 州 精 密 有限公司', '某某律师事务所', '德恒会计师事务所']],
    ['companyName', ['苏州大学附属医院', '苏州大学', '浙江省人民医院', '宁波材料研究院']],
    ['address', ['高新区科技园B座12楼', '南京路一百号', '创新大厦 8 楼', '软件园 3 号楼', '人民路二十三弄']],
  ] as const)
    for (const text of texts) {
      expect(kindsIn(text), text).toContain(kind);
      expect(kindsIn(`本项目${text}，欢迎洽谈`), text).toContain(kind);
    }
});

test('[MKT-07] amounts, years, shares and words of the trade are no findings', () => {
  for (const text of [
    '2023 年至 2025 年营业收入 1.2 亿元、1.5 亿元、2.0 亿元，复合增速 15.6 %',
    '合同额 13,800 万元，专利 138 项，产能 5000 1200 吨',
    '由知名会计师事务所审计，聘请律师事务所完成尽调',
    '覆盖江苏多家三甲医院和 120 家县级医院，与多所大学合作研发',
    '康复医院、宠物医院、医学影像中心与研究院',
    '厂房 6 栋，写字楼 28 层，地铁 2 号线沿线',
    '亮点：1.公司成立十二年 2.中国市场第一 3.集团客户占三成',
    'B 轮与 C 轮融资，Pre-IPO，AI 与 5G，ISO 9001，GMP 认证，EBITDA 3,000 万元',
    '思路一：并表；路径二：分步收购',
    '二〇二五年净利润一千八百六十万元，一九九八年成立',
  ])
    expect(findingsIn(text, []), text).toEqual([]);
});
