import type { ReactElement } from 'react';
import { ButtonLink } from '../../parts/button/button-link';
import { MemberArticle } from '../../parts/member-article/member-article';
import { memberServiceText as text } from './text';

/** What the platform’s people do for a member (SCR-09). */
export function MemberServiceScreen(): ReactElement {
  return (
    <>
      <section className="member-lead" aria-label={text.title}>
        <p>{text.lead}</p>
        <ButtonLink kind="primary" to="/member/pay">
          {text.compare}
        </ButtonLink>
      </section>
      <MemberArticle parts={text.parts} />
    </>
  );
}
