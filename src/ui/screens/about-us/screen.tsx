import type { ReactElement } from 'react';
import { useFlows } from '../../frame/context/flows';
import { ArticleParts } from '../../features/page/article/article-parts';
import { aboutUsText as text } from './text';

/** What the product is, and how its operator is reached; numbers and address as the operator configured them (MKT-25). */
export function AboutUsScreen(): ReactElement {
  const { site } = useFlows();
  return <ArticleParts parts={[...text.parts, text.reach(site)]} />;
}
