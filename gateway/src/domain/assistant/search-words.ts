import { filterLimits } from '../../../../contract/deal/deal-filter';
import { number } from '../figure/asked-amount';

/** Words that occur in questions of every kind. */
const common = new Set(
  [
    '的 了 吗 呢 吧 呀 啊 和 与 及 或 在 是 有 没 做 找 请 被 把 对 里 中 想 要 看 列 给 个 些 哪 这 那 我 你 您 他 它 以 能 会 多 按 从 去 买 走 上 为 某',
    '的是 介于 哪些 哪个 哪家 哪里 什么 多少 怎么 怎么样 怎样 如何 是否 有没有 没有 全部 所有 列出 列举 推荐 介绍 帮 帮我 帮忙 请问 麻烦 谢谢 感谢',
    '你好 您好 看看 一下 一些 一家 一个 几个 寻找 查找 查询 搜索 查看 想要 希望 打算 准备 了解 知道 关于 相关 方面 领域 行业 地区 公司 企业 厂家 目前',
    '现在 最近 可以 能否 我们 你们 他们 它们 符合 条件 购买 收购 出售 需求 详细 通常 哪一 最好 名字 名称 平台 省 市 类 轮 融资 融资轮次 轮次',
  ]
    .join(' ')
    .split(' '),
);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** So many of a list: 五家, 前十. A name may begin with some measure words: 三只松鼠. */
const counted = new RegExp(
  `^(?:前(?:${number})[家个只条项名]?|(?:${number}|[几数])[家个只条项名]$|(?![百千点零])(?:${number})(?:家(?![具电居])|个(?!人)))`,
  'u',
);

/** The search words of a text: the parts between common words and symbols, within the bounds of a list. */
export const searchWords = (text: string): readonly string[] => {
  const runs = [''];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike !== true || common.has(segment)) runs.push('');
    else runs.push(`${runs.pop() ?? ''}${segment}`);
  }
  const kept = runs.map((run) => run.replace(counted, '')).filter((run) => Array.from(run).length > 1);
  return [...new Set(kept.map((run) => Array.from(run).slice(0, filterLimits.wordLength).join('')))].slice(
    0,
    filterLimits.words,
  );
};
