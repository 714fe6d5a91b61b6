import { investDecisionText } from '../../ui/screens/invest-decision/text';
import { asDescription, wayTo, type HeadOf, type PageHead } from './head';

/** The head of the page about investment decisions. */
export const investDecisionHead = ({ at, config }: HeadOf): PageHead => {
  const { title, lead, parts } = investDecisionText;
  const path = '/investDecision';
  const description = asDescription(`${lead}${parts.map((part) => part.title).join('、')}。`);
  return {
    description,
    type: 'article',
    statements: [
      {
        '@type': 'Article',
        headline: title,
        description,
        url: at(path),
        mainEntityOfPage: at(path),
        author: { '@type': 'Organization', name: config.product },
        publisher: { '@type': 'Organization', name: config.product },
      },
      wayTo(at, [{ name: title, path }]),
    ],
  };
};

/** The head of the survey about funds. */
export const fundSurveyHead = ({ at }: HeadOf): PageHead => ({
  description:
    '私募基金偏好问卷：约 3 分钟，分步填写，随时可以继续。问卷只用于了解您关心的内容，不是合格投资者认定，也不推介任何基金。',
  statements: [wayTo(at, [{ name: '基金问卷', path: '/fundSurvey' }])],
});
