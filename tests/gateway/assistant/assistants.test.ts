import { describe, expect, test } from 'vitest';
import { ownAssistant } from '../../../gateway/src/adapters/assistant/own-assistant';
import type { Assistant } from '../../../gateway/src/ports/assistant';
import { startDify } from './dify-rig';
import { listing, piecesOf, questionOf, wordsOf } from './pieces';

interface Started {
  readonly assistant: Assistant;
  readonly close: () => Promise<void>;
}

const assistants: Readonly<Record<string, () => Promise<Started>>> = {
  'the gateway’s own': () => Promise.resolve({ assistant: ownAssistant, close: () => Promise.resolve() }),
  'Dify behind its double': () => startDify(),
};

describe.each(Object.entries(assistants))('%s', (_, start) => {
  test('[SCR-12][MKT-20] answers in parts, and cites by its number the listing that it tells of', async () => {
    const { assistant, close } = await start();
    const pieces = await piecesOf(assistant);
    expect(pieces.filter(({ kind }) => kind === 'delta').length).toBeGreaterThan(1);
    expect(wordsOf(pieces)).toContain('华东减速器制造商 1 号');
    expect(wordsOf(pieces)).toMatch(/3\.2.亿元.*\[1\]/s);
    expect(pieces.at(-1)?.kind).not.toBe('failed');
    await close();
  });

  test('[ENT-08] tells nothing that was not given to it', async () => {
    const { assistant, close } = await start();
    const words = wordsOf(
      await piecesOf(assistant, questionOf({ listings: [listing(1, { sealed: ['净利润'] })] })),
    );
    expect(words).not.toMatch(/净利润[^\n]*\d/);
    await close();
  });

  test('[MKT-20] without a listing it cites none', async () => {
    const { assistant, close } = await start();
    expect(wordsOf(await piecesOf(assistant, questionOf({ listings: [], total: 0 })))).not.toMatch(/\[\d/);
    await close();
  });

  test('[SCR-12] hears what is thought of an answer, and forgets a conversation, also one that it does not know', async () => {
    const { assistant, close } = await start();
    for (const rating of ['up', null] as const)
      await expect(assistant.rate({ message: 'unknown', asker: 'a1', rating })).resolves.toBeUndefined();
    await expect(assistant.forget({ thread: 'unknown', asker: 'a1' })).resolves.toBe(true);
    await close();
  });

  test('[SCR-12] stops when it is told to, and says no more', async () => {
    const { assistant, close } = await start();
    const ending = new AbortController();
    const after: string[] = [];
    for await (const { kind } of assistant.answer(questionOf(), ending.signal)) {
      if (ending.signal.aborted) after.push(kind);
      ending.abort();
    }
    expect(after).toEqual([]);
    await close();
  });

  test('[SCR-12] stopped before it began, it says nothing', async () => {
    const { assistant, close } = await start();
    expect(await piecesOf(assistant, questionOf(), AbortSignal.abort())).toEqual([]);
    await close();
  });
});

describe('the gateway’s own, greeted', () => {
  const nothing = { listings: [], total: 0 } as const;
  test.each(['您好', '你好呀！', 'Hello', '在吗？', '您好，请问在吗'])(
    '[SCR-12] %s is answered with what can be asked',
    async (question) => {
      const words = wordsOf(await piecesOf(ownAssistant, questionOf({ question, ...nothing })));
      expect(words).toMatch(/^您好，想找什么？写明行业、地区或金额/);
      expect(words).not.toContain('未找到依据');
    },
  );

  test.each([
    ['谢谢您！', '不客气'],
    ['您是谁？', '我是琥珀助手'],
    ['你能做什么', '不提供投资建议'],
    ['怎么签署保密协议', '询问平台客服'],
    ['第二个呢？', '不接着上文'],
    ['那么，这家公司的净利润是多少', '不接着上文'],
  ])('[SCR-12] %s is answered plainly: %s', async (question, said) => {
    const words = wordsOf(await piecesOf(ownAssistant, questionOf({ question, ...nothing })));
    expect(words).toContain(said);
    expect(words).not.toContain('未找到依据');
  });

  test.each(['您好，有火星上的企业吗', '？！', '好', '第二个火星上的企业'])(
    '[MKT-20] %s is more than a greeting, or none',
    async (question) => {
      const words = wordsOf(await piecesOf(ownAssistant, questionOf({ question, ...nothing })));
      expect(words).toContain('未找到依据');
    },
  );
});
