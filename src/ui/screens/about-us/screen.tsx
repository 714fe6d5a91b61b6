import type { ReactElement } from 'react';
import { useFlows } from '../../frame/context/flows';
import { MemberArticle } from '../../features/payment/member-article/member-article';
import { aboutUsText as text } from './text';

/** What the product is, and how its operator is reached; numbers and address as the operator configured them (MKT-25). */
export function AboutUsScreen(): ReactElement {
  const { site } = useFlows();
  return <MemberArticle parts={[...text.parts, text.reach(site)]} />;
}
