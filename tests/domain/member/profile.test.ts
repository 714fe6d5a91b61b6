import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileErrors, trimmedProfile } from '../../../src/domain/member/profile';
import { propertyRuns } from '../../support/property';

const right = { name: '何嘉', company: '金信并购基金', position: '执行董事', email: 'he@example.com' };

describe('what a member says of themselves', () => {
  test('[VAL-06] a profile that is right has no error; an e-mail may be missing', () => {
    expect(profileErrors(right)).toEqual({});
    expect(profileErrors({ ...right, email: ' ' })).toEqual({});
  });

  test('[VAL-06] each error stands beside its field and says how it would be right', () => {
    expect(
      profileErrors({ name: ' ', company: '长'.repeat(51), position: '长'.repeat(32), email: 'he@' }),
    ).toEqual({
      name: '请输入姓名',
      company: '公司最多 50 个字，多了 1 个',
      position: '职务最多 30 个字，多了 2 个',
      email: '邮箱格式不正确，例如 name@company.com',
    });
  });

  test('[VAL-06] what turns the direction of writing or cannot be seen is refused beside its field', () => {
    for (const hidden of ['\u202e', '\u2066', '\u200f', '\u0007', '\n'])
      expect(profileErrors({ ...right, position: `执行${hidden}董事` })).toEqual({
        position: '职务含有无法显示的字符，请重新输入',
      });
    expect(profileErrors({ ...right, name: 'José 👨‍👩‍👧' })).toEqual({});
  });

  test('[VAL-06] spaces around what is typed never count, and are not sent', () => {
    const text = fc.string({ maxLength: 60 });
    fc.assert(
      fc.property(fc.record({ name: text, company: text, position: text, email: text }), (typed) => {
        const trimmed = trimmedProfile(typed);
        expect(profileErrors(trimmed)).toEqual(profileErrors(typed));
        for (const sent of Object.values<string>({ ...trimmed })) expect(sent).toBe(sent.trim());
      }),
      { numRuns: propertyRuns },
    );
  });
});
