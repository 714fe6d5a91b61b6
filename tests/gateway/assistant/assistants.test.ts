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
  test('[SCR-12] answers in parts', async () => {
    const { assistant, close } = await start();
    const pieces = await piecesOf(assistant);
    expect(pieces.filter(({ kind }) => kind === 'delta').length).toBeGreaterThan(1);
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

test('[SCR-12][MKT-20] Dify cites by its number the listing of its answer', async () => {
  const { assistant, close } = await startDify();
  const words = wordsOf(await piecesOf(assistant));
  expect(words).toContain('华东减速器制造商 1 号');
  expect(words).toMatch(/3\.2.亿元.*\[1\]/s);
  await close();
});
