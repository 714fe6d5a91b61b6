import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancedLines, fitting, linesOf } from '../../../contract/picture-text/lines';
import { shownText } from '../../../gateway/src/adapters/pictures/share/shown-text';

/** As wide as printed: Chinese signs twice as wide as others. */
const measure = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2000 ? 1 : 2), 0);
const texts = fc.array(
  fc.constantFrom('某', '，', '（', '）', 'GMP', '3,200.5', ' ', 'a', '。', '长'.repeat(9)),
  {
    minLength: 1,
    maxLength: 60,
  },
);

describe('the lines of a picture', () => {
  test('[ENT-10] none is wider than its room, there are no more than may be, and what is not cut is all there', () => {
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 8, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (parts, width, most) => {
          const text = parts.join('').trim();
          const lines = linesOf(text, width, most, measure);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
          if (lines.at(-1)?.endsWith('…') !== true)
            expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        },
      ),
    );
  });

  test('[ENT-10] figures and words are not parted, and no line begins with what closes', () => {
    expect(linesOf('转让某公司（含 GMP-certified 工厂）', 20, 3, measure)).toEqual([
      '转让某公司（含',
      'GMP-certified 工厂）',
    ]);
    expect(linesOf('华东某家精密设备厂，转让', 18, 3, measure)).toEqual(['华东某家精密设备', '厂，转让']);
  });

  test('[ENT-10] no line’s end parts a word of Chinese or a figure from its unit', () => {
    expect(balancedLines('医药流通企业 21 % 股权司法处置', 26, 2, measure)).toEqual([
      '医药流通企业 21 %',
      '股权司法处置',
    ]);
    expect(balancedLines('并购基金寻消费品牌控股权，单笔 2 亿元', 26, 2, measure)).toEqual([
      '并购基金寻消费品牌',
      '控股权，单笔 2 亿元',
    ]);
  });

  test('[ENT-10] two lines are of like length, and a text that is cut fills its lines', () => {
    expect(balancedLines('华东某精密减速器制造商控股权转让', 26, 2, measure)).toEqual([
      '华东某精密减速器',
      '制造商控股权转让',
    ]);
    expect(balancedLines('长'.repeat(2_000), 20, 2, measure)).toEqual([
      '长'.repeat(10),
      `${'长'.repeat(9)}…`,
    ]);
  });

  test('[ENT-10] what fits is left as it is', () => {
    expect([fitting('某公司', 6, measure), fitting('某公司', 5, measure)]).toEqual(['某公司', '某…']);
  });
});

test('[ENT-10] letters that the font lacks stand as 〓, pictures and what is not seen stand not at all', () => {
  const has = (code: number): boolean => code < 0x80 || (code >= 0x4e00 && code <= 0x9fff);
  expect(shownText('🚀 \u{20bb7}野家\u202eabc\n\u0000 ok 🚀', has)).toBe('〓野家abc ok');
});
