import type { ReactElement } from 'react';
import { ButtonLink } from '../../parts/button/button-link';
import { MemberArticle } from '../../parts/member-article/member-article';
import { memberFacilityText as text } from './text';

/** Where members meet, and where their papers lie (SCR-09). */
export function MemberFacilityScreen(): ReactElement {
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
