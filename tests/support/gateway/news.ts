import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewsDraft } from '../../../gateway/src/domain/news/news-piece';
import type { TestGateway } from './test-gateway';

/** A piece of news as an operator hands it in. */
export const newsDraft = (said: Partial<NewsDraft> = {}): NewsDraft => ({
  title: '简易审核范围扩大',
  summary: '两类交易可缩短至五个工作日。',
  category: 'policy',
  source: '琥珀法务',
  picture: null,
  html: '<p>符合条件的，受理后五个工作日内出具审核意见。</p>',
  ...said,
});

/** Publishes a piece as an operator does; answers its id. */
export const publishNews = async (
  { inside }: Pick<TestGateway, 'inside'>,
  said: Partial<NewsDraft> = {},
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-news-'));
  try {
    const file = join(folder, 'piece.json');
    await writeFile(file, JSON.stringify(newsDraft(said)));
    const line = await inside.desk.news.publish(file);
    const id = line._tag === 'Right' ? /\d+$/.exec(line.right)?.[0] : undefined;
    if (id === undefined) throw new Error(`not published: ${JSON.stringify(line)}`);
    return id;
  } finally {
    await rm(folder, { recursive: true });
  }
};
