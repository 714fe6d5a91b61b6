import { resolve } from 'node:path';
import type { OperatorCommand } from '../adapters/operator-channel/command';

/** How news are published and withdrawn. */
export const newsUsage = `  news list                                         列出已发布的资讯
  news publish <文件.json>                          发布一条资讯，字段为 title、summary、category、source、
                                                    html，以及可省略的 picture
  news withdraw <编号>                              下架一条资讯`;

/** Reads the words after 'news'; null when they are none of its forms. */
export const newsCommand = ([verb, what = '', ...more]: readonly string[]): OperatorCommand | null => {
  if (more.length > 0) return null;
  if (verb === 'list' && what === '') return { command: 'news.list' };
  if (verb === 'publish' && what !== '') return { command: 'news.publish', path: resolve(what) };
  return verb === 'withdraw' && /^[1-9]\d{0,9}$/.test(what)
    ? { command: 'news.withdraw', id: Number(what) }
    : null;
};
