import { pointsBack } from './asked-words';
import { plainQuestion, readQuestion } from './question';

/** What is said without anything being looked for: a greeting, thanks, a question about the assistant, how the app is used, or what stood in an earlier answer. */
export type Talk = 'greeting' | 'thanks' | 'itself' | 'using' | 'following';

const marks = '呀啊吗么哦呢吧了的。、,.!?~ ';
const mark = `[${marks}]`;
const hello =
  '您好|你好|大家好|早上好|上午好|中午好|下午好|晚上好|早|嗨|哈喽|哈啰|在吗|在不在|请问|hi|hello|hey';
const greetings = [...hello.split('|'), ...Array.from(marks)];
const thanks = [
  ...'非常感谢|感谢|多谢|谢谢|谢谢您|谢了|辛苦|辛苦您|麻烦|麻烦您|好|知道|明白|收到|再见|拜拜|thanks|thank you|ok'.split(
    '|',
  ),
  ...greetings,
];

/**
 * Returns whether a text is a sequence of these words. A pattern would try every way to divide it (谢谢您好 has two), which
 * takes exponential time; here each place is visited once.
 */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text !== '' && reached.has(text.length);
};

const thanked = /谢|辛苦|再见|拜拜|thank/;

const itself = new RegExp(
  `^(?:${hello}|${mark})*(?:[您你](?:到底)?是(?:谁|什么|做什么|干什么|机器人|真人|人工)|[您你](?:能|会|可以)(?:帮我)?(?:做|干|回答|查)?(?:些)?(?:什么|哪些)|[您你]有(?:什么|哪些)(?:用|功能)|怎么(?:用|问)[您你])[^\\p{P}]{0,6}${mark}*$`,
  'u',
);

/** What is done in the app, not looked for in it. */
const deeds = [
  '签署?|认证|实名|收藏|取消收藏|发布|撤回|撤下|下架|修改|更改|更换|编辑|注册|注销|登录|退出|找回',
  '付款|支付|退款|开票|开发票|续费|购买会员|开通会员|升级|联系|申请|报价|出价|上传|绑定|解绑|投诉|举报|拉黑|导出',
].join('|');
const using = new RegExp(
  `^(?:${hello}|${mark})*(?:我(?:想|要)?(?:知道|问)?(?:一下)?)?(?:怎么样?|如何|怎样|在?哪里?|可以在哪里?)(?:才能|可以|能)?(?:${deeds})[^\\p{P}]{0,10}${mark}*$`,
  'u',
);

/** A deed may be done to something that is looked for: 怎么联系华东的买方 names it. */
const namesNothing = (question: string): boolean => {
  const { region, industry, round, min, max } = readQuestion(question).filter;
  return [region, industry, round].every((ids) => ids.length === 0) && (min ?? max) === null;
};

/** What has no name of its own, 第二个呢: of an earlier answer nothing is remembered. */
const followsOn = (question: string, plain: string): boolean => {
  if (!pointsBack(plain)) return false;
  const { says, isKindAlone } = readQuestion(question);
  return !says && !isKindAlone;
};

/** What is said where nothing is looked for; null where something is. */
export const talkIn = (question: string): Talk | null => {
  const plain = plainQuestion(question);
  if (!/\p{L}/u.test(plain)) return null;
  if (isMadeOf(plain, greetings)) return 'greeting';
  if (isMadeOf(plain, thanks) && thanked.test(plain)) return 'thanks';
  if (itself.test(plain)) return 'itself';
  if (using.test(plain) && namesNothing(question)) return 'using';
  return followsOn(question, plain) ? 'following' : null;
};
