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
