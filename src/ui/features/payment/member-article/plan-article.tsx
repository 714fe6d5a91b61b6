import type { ReactElement } from 'react';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { ArticleParts, type ArticlePart } from '../../page/article/article-parts';
import './plan-article.css';

export interface PlanArticleProps {
  readonly title: string;
  readonly lead: string;
  /** What the way to the plans says. */
  readonly compare: string;
  readonly parts: readonly ArticlePart[];
}

/** What a part of the membership is, and the way to the plans that it belongs to (SCR-09). */
export function PlanArticle({ title, lead, compare, parts }: PlanArticleProps): ReactElement {
  return (
    <>
      <section className="member-lead" aria-label={title}>
        <p>{lead}</p>
        <ButtonLink kind="primary" to="/member/pay">
          {compare}
        </ButtonLink>
      </section>
      <ArticleParts parts={parts} />
    </>
  );
}
