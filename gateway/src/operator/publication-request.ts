import type { OperatorCommand } from '../adapters/operator-channel/command';

/** How publications are reviewed. */
export const publicationUsage = `  review publications                               列出待审核的发布
  review publication show <编号>                    查看一条发布的全部内容，以及可能暴露身份之处与说明
  review publication approve <编号>                 通过发布并上架
  review publication reject <编号> <字段>=<原因> …  退回发布，原因告知发布人并指向字段
  review publication takedown <编号> <原因>         下架已上架的发布，原因告知发布人，再次通过审核前不能重新上架
  review publication close <编号> <原因>            将已上架的发布标记为已成交，并告知发布人`;

const reasonOf = (word: string) => {
  const place = word.indexOf('=');
  return { field: word.slice(0, place).trim(), reason: word.slice(place + 1).trim() };
};

/** Reads the words after 'review'; null when they are none of its forms. */
export const publicationCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, given = '', ...more] = words;
  if (what === 'publications' && words.length === 1) return { command: 'publication.list' };
  if (what !== 'publication' || !/^[1-9]\d{0,9}$/.test(given)) return null;
  const number = Number(given);
  if (verb === 'reject' && more.length > 0 && more.every((word) => /^[^=]+=./u.test(word)))
    return { command: 'publication.reject', number, reasons: more.map(reasonOf) };
  const [reason, ...others] = more;
  if (reason !== undefined && others.length === 0) {
    if (verb === 'takedown') return { command: 'publication.takeDown', number, reason };
    if (verb === 'close') return { command: 'publication.close', number, reason };
  }
  if (more.length > 0) return null;
  if (verb === 'show') return { command: 'publication.show', number };
  return verb === 'approve' ? { command: 'publication.approve', number } : null;
};
