import type { Understood } from '../../../../contract/assistant/understood';
import { kinds } from '../../../../contract/kind/kinds';

const introduction = '以下由平台检索生成，只依据您可以查看的内容。\n\n';
/** What a search cannot do. */
const withoutModel = '\n\n比较、起草和记住上文需要接入模型，平台检索不做这些。';

/**
 * The words of an answer by search, Markdown in parts; the listings are shown as cards (MKT-20).
 * @param understood null where the question names the company of a deal that is opened to the asker
 * @param shown how many listings are shown
 */
export const ownAnswer = (understood: Understood | null, shown: number): readonly string[] => {
  if (understood === null)
    return [introduction, '问题提到的公司是您已签署NDA的项目，已开放的内容请勿外传。', withoutModel];
  const { kind, count } = understood;
  const name = kinds[kind].label;
  const first = count > shown ? `，列出 ${shown} 个` : '';
  const found =
    count === 0
      ? `未找到依据：没有您可以查看、又符合条件的${name}，可以去掉或修改一个条件。`
      : `找到 **${count} 个**符合条件的${name}${first}。`;
  return [introduction, found, withoutModel];
};
