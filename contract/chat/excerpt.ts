import { kinds } from '../kind/kinds';
import { chatLimits } from '../rules/chat-rule';
import { isPicture } from '../upload/upload-type';
import { readBody, type Quote } from './chat-body';

/** A text as one line, without what no line can show. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Surrogate}]/gu, '')
    .trim();

/** What a row, a note and a quote show of a message: what it is and what that is called, or the first line of its text. */
export const excerptOf = (content: string): string => {
  const { of } = readBody(content);
  if (of.kind === 'file') return isPicture(of.type) ? '[图片]' : `[文件] ${of.name}`;
  if (of.kind === 'card') return `[${kinds[of.deal].shortLabel}] ${of.title}`;
  return oneLine(of.text.trimStart().split('\n', 1)[0] ?? '');
};

/** What a message quotes of another: one line each, the excerpt at most 60 characters. */
export const quoteOf = (id: string, name: string, content: string): Quote => {
  const signs = Array.from(excerptOf(content));
  const excerpt =
    signs.length > chatLimits.quote ? `${signs.slice(0, chatLimits.quote - 1).join('')}…` : signs.join('');
  return { id, name: oneLine(name).replaceAll('：', ':'), excerpt };
};
