import { file, numberIn } from './argument';
import { command } from './command';

export const newsCommands = [
  command({
    name: 'news.list',
    words: 'news list',
    help: '列出已发布的资讯',
    summary: 'Lists the published news.',
    arguments: {},
    run: (desk) => desk.news.list(),
  }),
  command({
    name: 'news.publish',
    words: 'news publish',
    help: '发布一条资讯，字段为 title、summary、category、source、\nhtml，以及可省略的 picture',
    summary: 'Publishes a piece of news.',
    arguments: {
      path: file(
        '文件.json',
        'a JSON file of at most 1 MB with `title`, `summary`, `category`, `source`, `html` and, optionally, `picture`',
      ),
    },
    run: (desk, { path }) => desk.news.publish(path),
  }),
  command({
    name: 'news.withdraw',
    words: 'news withdraw',
    help: '下架一条资讯',
    summary: 'Withdraws a piece of news.',
    arguments: { id: numberIn('news list') },
    run: (desk, { id }) => desk.news.withdraw(id),
  }),
];
