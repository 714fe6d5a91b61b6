import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import { citedSources } from './cited-sources';
import { sourceAddress } from './source-address';

/** The word that an answer of the assistant bears wherever it is read, copied or exported (MKT-20). */
export const generatedByAi = 'AI生成';

/** Markdown as a text that is read without it. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/** An answer as it is copied: that it is made by AI, its words, and where each number leads. */
export const copiedAnswer = (answer: string, sources: readonly AssistantSource[], origin: string): string => {
  const led = citedSources(answer, sources).flatMap((source) => {
    const address = sourceAddress(source);
    return address === null ? [] : [`[${source.number}] ${source.title} ${origin}${address}`];
  });
  return [
    `${generatedByAi}，请核对来源后使用`,
    plain(answer).trim(),
    ...(led.length === 0 ? [] : [`来源\n${led.join('\n')}`]),
  ].join('\n\n');
};
