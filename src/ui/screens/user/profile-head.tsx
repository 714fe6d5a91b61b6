import type { ReactElement, ReactNode } from 'react';
import type { Standing } from '../../../application/member/verification/standing';
import { maskedPhone } from '../../../domain/phone/masked-phone';
import type { User } from '../../../domain/user/user';
import { useHeadingFocus } from '../../kit/page/visit';
import { Avatar } from '../../kit/display/avatar/avatar';
import '../../kit/display/avatar/large-avatar.css';
import { Separator } from '../../kit/display/separator/separator';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { userText } from './text';

export interface ProfileHeadProps {
  readonly user: User;
  readonly reached: Standing['reached'];
  /** The figures of the member. */
  readonly figures: ReactNode;
}

/** The look of a level that was reached. */
export const reachedTones: { readonly [Reached in Standing['reached']]: StatusTone } = {
  unverified: 'open',
  basic: 'done',
  verified: 'done',
  pending: 'pending',
  rejected: 'rejected',
};

/** Who one is here: picture, name, how far verified, where one works. */
export function ProfileHead({ user, reached, figures }: ProfileHeadProps): ReactElement {
  const heading = useHeadingFocus();
  const places = [...new Set([user.company, user.position])].filter((place) => place !== null);
  return (
    <section className="profile" aria-label={userText.profile}>
      <Avatar large picture={user.avatar} name={user.name} />
      <div className="profile-words">
        <div className="profile-name">
          <h1 ref={heading} tabIndex={-1}>
            {user.name === '' ? maskedPhone(user.userName) : user.name}
          </h1>
          <StatusTag tone={reachedTones[reached]} word={userText.reached[reached]} />
        </div>
        {places.length === 0 ? null : (
          <p className="muted places">
            {places.map((place, index) => (
              <span key={place}>
                {index === 0 ? null : <Separator />}
                <span>{place}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      {figures}
    </section>
  );
}
