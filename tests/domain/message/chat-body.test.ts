import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBody, writeBody } from '../../../contract/chat/chat-body';
import { excerptOf, quoteOf } from '../../../contract/chat/excerpt';
import { chatBodies, nearTexts } from '../../support/arbitraries/chat-bodies';
import { propertyRuns } from '../../support/property';

describe('what a message says', () => {
  test('[SCR-11] whatever is written in a message is read again as it was meant', () => {
    fc.assert(
      fc.property(chatBodies, (body) => {
        expect(readBody(writeBody(body))).toEqual(body);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-11] any text at all is read, and what is no form of ours is the text that it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearTexts), (content) => {
        const { of } = readBody(content);
        if (of.kind === 'text') expect(content.endsWith(of.text)).toBe(true);
        expect(excerptOf(content)).not.toMatch(/[\n\r\u2028\u2029]/);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-11] a foreign client reads what it was, and what a foreign client wrote stays as it was', () => {
    expect(
      writeBody({
        quote: { id: '1042', name: '周敏', excerpt: '尽调清单已更新' },
        of: {
          ...{ kind: 'file', id: 'f-7', name: '资料目录.pdf' },
          ...{ type: 'application/pdf', bytes: 20_480, coded: false },
        },
      }),
    ).toBe(
      '> 周敏：尽调清单已更新 [hupo:message:1042]\n[文件] 资料目录.pdf [hupo:file:f-7:application/pdf:20480]',
    );
    for (const content of [
      '\\o/',
      '> 周敏：好的',
      '[项目] 看过了',
      '[图片] 1.jpg [hupo:file:f-7:text/html:1]',
      '[二维码图片] 1.pdf [hupo:file:f-7:application/pdf:1]',
    ])
      expect(readBody(content)).toEqual({ quote: null, of: { kind: 'text', text: content } });
  });

  test('[SCR-11] a row says what a message is in one line, a quote in at most 60 characters', () => {
    expect(excerptOf('[图片] IMG_2043.jpg [hupo:file:f-1:image/jpeg:40000]')).toBe('[图片]');
    expect(excerptOf('[二维码图片] 名片.jpg [hupo:file:f-1:image/jpeg:40000]')).toBe('[图片]');
    expect(excerptOf('[项目] 华东精密刀具 [hupo:sale:soe/s-1]')).toBe('[项目] 华东精密刀具');
    expect(excerptOf('\n  收到，\n两点见')).toBe('收到，');
    const { name, excerpt } = quoteOf('12', '委托方：甲\n乙', '长'.repeat(90));
    expect(name).toBe('委托方:甲 乙');
    expect(Array.from(excerpt)).toHaveLength(60);
  });
});
