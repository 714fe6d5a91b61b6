import type { ReactElement } from 'react';
import { useMember } from '../../app/use-member';
import { ButtonLink } from '../../parts/button/button-link';
import { MemberArticle } from '../../parts/member-article/member-article';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { memberServiceText as text } from './text';

/** What the platform’s people do for a member (SCR-09). */
export default function MemberServiceScreen(): ReactElement {
  return (
    <MemberFrame title={text.title} shape="text" member={useMember()}>
      {() => (
        <>
          <section className="member-lead" aria-label={text.title}>
            <p>{text.lead}</p>
            <ButtonLink kind="primary" to="/member/pay">
              {text.compare}
            </ButtonLink>
          </section>
          <MemberArticle parts={text.parts} />
        </>
      )}
    </MemberFrame>
  );
}
