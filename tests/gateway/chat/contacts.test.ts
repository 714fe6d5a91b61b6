import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedContact, withoutContacts } from '../../../gateway/src/domain/chat/contacts';
import { propertyRuns } from '../../support/property';
import { noContacts } from '../../support/samples/no-contacts';
import { writtenContacts } from '../../support/samples/written-contacts';

const runs = { numRuns: propertyRuns };
const masked = (text: string): string => withoutContacts(text).text;

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const chinese = (digits: string): string =>
  digits.replace(/\d/g, (digit) => '〇一二三四五六七八九'.charAt(Number(digit)));
const capital = (digits: string): string =>
  digits.replace(/\d/g, (digit) => '零壹贰叁肆伍陆柒捌玖'.charAt(Number(digit)));

/** In the digits of another script, of which nought is given. */
const inScript =
  (nought: number) =>
  (digits: string): string =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));

const phones = fc.stringMatching(/^1[3-9]\d{9}$/);
const spelt = fc.constantFrom<(phone: string) => string>(
  (phone) => phone,
  wide,
  chinese,
  capital,
  (phone) => `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`,
  (phone) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
  (phone) => `+86 ${phone}`,
  (phone) => Array.from(phone).join('\u200b'),
  (phone) => Array.from(phone).join(' '),
  (phone) => Array.from(phone).join('🙂'),
  (phone) => `${phone.slice(0, 3)}🙂${phone.slice(3, 7)}🙂${phone.slice(7)}`,
  (phone) => `${phone.slice(0, 5)} ★★ ${phone.slice(5, 8)}👍🏽${phone.slice(8)}`,
  (phone) => `十${chinese(phone.slice(1))}`,
  (phone) => `${phone.slice(0, 3)}哈${phone.slice(3, 7)}哈${phone.slice(7)}`,
  inScript(0x660),
  inScript(0x966),
  inScript(0x1e950),
  (phone) => Array.from(phone, (digit) => `${digit}\ufe0f\u20e3`).join(''),
);

describe('written forms', () => {
  test.each(writtenContacts)('[MKT-16] the mask replaces the contact in %s', (row) => {
    const text = row.replace(/[«»]/gu, '');
    expect(withoutContacts(text)).toEqual({
      text: row.replace(/«[^»]*»/gu, maskedContact),
      masked: true,
    });
    const within = withoutContacts(`收到。${text}；盼复，谢谢`).text;
    expect(within).toBe(`收到。${row.replace(/«[^»]*»/gu, maskedContact)}；盼复，谢谢`);
  });

  test.each(noContacts)('[MKT-16] the masker leaves %s as it is', (text) => {
    expect(withoutContacts(text)).toEqual({ text, masked: false });
    const within = `收到。${text}；盼复`;
    expect(withoutContacts(within).text).toBe(within);
  });

  test('[MKT-16] a text that no bounded number of passes clears is masked as a whole', () => {
    expect(withoutContacts('wx-'.repeat(666))).toEqual({ text: maskedContact, masked: true });
  });
});

describe('contacts in a message', () => {
  test('[MKT-16] a phone is hidden however it is spelt, and what stands around it stays', () => {
    fc.assert(
      fc.property(phones, spelt, (phone, spell) => {
        expect(masked(`您好，请打${spell(phone)}，谢谢（今天）`)).toBe(
          `您好，请打${maskedContact}，谢谢（今天）`,
        );
      }),
      runs,
    );
  });

  test.each([
    ['电话 010-88886666', `电话 ${maskedContact}`],
    ['热线400-820-8820', `热线${maskedContact}`],
    ['+852 9123 4567 找我', `${maskedContact} 找我`],
    ['邮箱 zhou.min@mingde-advisory.com。', `邮箱 ${maskedContact}。`],
    ['ｚｈｏｕ＠ｑｑ．ｃｏｍ', maskedContact],
    ['zhoumin(at)163(dot)com', maskedContact],
    ['微信：zhoumin_mna', `微信：${maskedContact}`],
    ['我的微信号是 zhoumin-2026，加一下', `我的微信号是 ${maskedContact}，加一下`],
    ['VX:abc12345', `VX:${maskedContact}`],
    ['薇❤：abc12345', `薇❤：${maskedContact}`],
    ['薇❤️ : hupo_mna', `薇❤️ : ${maskedContact}`],
    ['加V hupo_mna88', `加V ${maskedContact}`],
    ['wechat id hupodeal', `wechat id ${maskedContact}`],
    ['微信 ID：hupodeal', `微信 ID：${maskedContact}`],
    ['138，5120，6614', maskedContact],
    ['138*5120*6614', maskedContact],
    ['138一5120一6614', maskedContact],
    ['13一51206614 找我', `${maskedContact} 找我`],
    ['138（5120）6614', maskedContact],
    ['138 | 5120 | 6614', maskedContact],
    ['QQ 123456789', `QQ ${maskedContact}`],
    ['加微信（harbor_shen）聊', `加微信（${maskedContact}）聊`],
    ['我的微信号：【harbor_shen】', `我的微信号：【${maskedContact}】`],
    ['微信“harbor_shen”', `微信“${maskedContact}”`],
    ['微 信 harbor8888', `微 信 ${maskedContact}`],
    ['加我微信 harborshen', `加我微信 ${maskedContact}`],
    ['我的微信是harborshen', `我的微信是${maskedContact}`],
    ['好的\n微信 harborshen', `好的\n微信 ${maskedContact}`],
    ['细节微信 harborshen，明天可谈', `细节微信 ${maskedContact}，明天可谈`],
    ['qq（12345678）', `qq（${maskedContact}）`],
    ['QQ群 12345678', `QQ群 ${maskedContact}`],
    ['138 51 20 66 14', maskedContact],
    ['whatsapp 85291234567', `whatsapp ${maskedContact}`],
    ['固话 58881234', `固话 ${maskedContact}`],
    ['座机：5888 1234', `座机：${maskedContact}`],
    ['电话13851206614元', `电话${maskedContact}元`],
    ['https://u.wechat.com/kAbCdEf12', maskedContact],
    ['V：harbor_shen88', `V：${maskedContact}`],
    ['我的 v: harbor88', `我的 v: ${maskedContact}`],
    ['邮箱 shen@hengtai。com', `邮箱 ${maskedContact}`],
    ['shen@hengtai。com.cn', maskedContact],
    ['shen at hengtai dot com，谢谢', `${maskedContact}，谢谢`],
    ['wei信：shenzy88', `wei信：${maskedContact}`],
    ['➀➂➇➄➀➁⓪➅➅➀➃', maskedContact],
    ['❶❸❽❺❶❷⓿❻❻❶❹ 找我', `${maskedContact} 找我`],
    ['⓵⓷⓼⓹⓵⓶⓿⓺⓺⓵⓸', maskedContact],
  ])('[MKT-16] %s is sent as %s', (text, told) => {
    expect(withoutContacts(text)).toEqual({ text: told, masked: true });
  });

  const amounts = fc
    .tuple(
      fc.bigInt({ min: 0n, max: 99_999_999_999n }),
      fc.constantFrom(' 万元', '元', ' 亿元', '万股', ' 美元', '%'),
    )
    .map(([sum, unit]) => `${String(sum)}${unit}`);
  const grouped = fc.integer({ min: 0, max: 999_999_999 }).map((sum) => `${sum.toLocaleString('en')} 万元`);
  const dates = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .chain((date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      return fc.constantFrom(
        date.toISOString().slice(0, 10),
        date.toISOString().slice(0, 16).replace('T', ' '),
        `${String(year)} 年 ${String(month)} 月 ${String(day)} 日`,
        `${String(year)}/${String(month)}/${String(day)}`,
        `${chinese(String(year))}年${String(month)}月`,
      );
    });
  const codes = fc.constantFrom(
    'XM20260409',
    'XQ20260118',
    '第 14 项',
    '30 %',
    '8 亿元整体估值',
    '市盈率 12.5 倍',
    '微信沟通过了',
    '微信 offline 支付占比 30%',
    'vx 是 volume 的缩写',
    'TV：model88',
    'V：voltage',
    '增加微信 offline 支付',
    'QQ群 12000 个',
    '电话会议 20261015',
    '电话 20261015 下午',
    '热线 5800000 次',
    '138 51 20 66 14 25',
    '138 51 20 66 14 %',
    '毛利率 15.3%、20.1%、18.2%、16.5%',
    '净利润 150（2023）/1800（2024）',
    '第 13、25、36、42、510 项',
    '估值13851206614.00元',
    '13851206614.5 万元',
    'look at the dot com boom',
    'Huawei信号：model88',
    '❶营收稳定，❷客户 12 家',
    '| 15 | 23 | 42 | 36 | 510 |',
    '13+25+36+42+510',
    '15/3/2026—20/4/2026',
    '分别为 150、2000、3000 万元',
    '150，2000，3000.5 万元',
    '十三五规划、十四五规划',
    '二十五、三十六、四十七',
  );

  test('[MKT-16] amounts, dates and numbers of deals are left alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(amounts, grouped, dates, codes), { minLength: 1, maxLength: 4 }),
        (said) => {
          const text = `价款${said.join('，其中')}。`;
          expect(withoutContacts(text)).toEqual({ text, masked: false });
        },
      ),
      runs,
    );
  });

  test('[MKT-16] what was hidden once has nothing left to hide', () => {
    const texts = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), phones, fc.constant('微信 '), fc.constant('a@b.cn')),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const once = masked(parts.join(''));
        expect(withoutContacts(once)).toEqual({ text: once, masked: false });
      }),
      runs,
    );
  });
});
