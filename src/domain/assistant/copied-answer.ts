import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import { citedSources } from './cited-sources';
import { addressOfAny } from '../../../contract/kind/address';

/** The word that an answer of the assistant bears wherever it is read, copied or exported (MKT-20). */
export const generatedByAi = 'AI生成';

/** Removes a mark that opens and closes; one without a partner stays. */
const withoutPairs = (line: string, delimiter: string): string => {
  const parts = line.split(delimiter);
  const last = parts.length % 2 === 0 ? delimiter + (parts.pop() ?? '') : '';
  return parts.join('') + last;
};

/** Markdown as a text that is read without it. */
const plain = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => withoutPairs(withoutPairs(line, '**'), '__'))
    .join('\n')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');

/** An answer as it is copied: that it is made by AI, its words, and where each number leads. */
export const copiedAnswer = (answer: string, sources: readonly AssistantSource[], origin: string): string => {
  const led = citedSources(answer, sources).flatMap((source) => {
    const address = addressOfAny(source.kind, source);
    return address === null
      ? []
      : [`[${source.number}] ${[source.title, ...source.facts].join('，')} ${origin}${address}`];
  });
  return [
    `${generatedByAi}，请核对来源后使用`,
    plain(answer).trim(),
    ...(led.length === 0 ? [] : [`来源\n${led.join('\n')}`]),
  ].join('\n\n');
};
