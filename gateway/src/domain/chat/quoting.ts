import { readBody, writeBody } from '../../../../contract/chat/chat-body';

/** What a quote says of a message that its sender took back. */
export const recalledExcerpt = '该消息已撤回';

/** A content without the words that it quotes of a message; another's stays as it is. */
export const withoutQuoted = (content: string, id: string): string => {
  const body = readBody(content);
  return body.quote?.id === id
    ? writeBody({ ...body, quote: { ...body.quote, excerpt: recalledExcerpt } })
    : content;
};
