import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cardForm, fileForm, quoteForm } from '../../../../../contract/chat/chat-body';
import { message } from '../schema/message';

/** Whether a text holds the words, in any case of letters. */
export const holds = (text: PgColumn | SQL, words: string): SQL =>
  sql`strpos(lower(${text}), lower(${words})) > 0`;

const replaced = (text: PgColumn | SQL, pattern: string, by: string): SQL =>
  sql`regexp_replace(${text}, ${pattern}, ${by})`;

/** What a reader sees of a conversation's message: a picture says nothing, and what is quoted was said elsewhere. */
const shown = (content: PgColumn): SQL =>
  [
    { pattern: `^\\[(?:二维码)?图片\\] ${fileForm}$`, by: '' },
    { pattern: `^\\[文件\\] ${fileForm}$`, by: '\\1' },
    { pattern: `^${cardForm}$`, by: '\\2' },
  ].reduce((text, { pattern, by }) => replaced(text, pattern, by), replaced(content, `^${quoteForm}\n`, ''));

/**
 * The messages whose shown text contains the words (`readBody`). The shown text is part of the stored one, so that
 * patterns are tried only on messages whose stored text contains the words.
 */
export const saysWords = (words: string): SQL | undefined =>
  or(
    holds(message.title, words),
    sql`case
      when not (${holds(message.content, words)}) then false
      when ${eq(message.kind, 'chat')} and strpos(${message.content}, '[hupo:') > 0
        then ${holds(shown(message.content), words)}
      else true end`,
  );
