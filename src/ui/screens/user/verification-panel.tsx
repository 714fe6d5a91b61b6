import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Standing } from '../../../application/member/verification/standing';
import { maskedPhone } from '../../../domain/phone/masked-phone';
import type { User } from '../../../domain/user/user';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { reachedTones } from './profile-head';
import { userText as text } from './text';

export interface VerificationPanelProps {
  readonly user: User;
  readonly standing: Standing;
}

/** What of the member is verified, on a desktop, with the next step. */
export function VerificationPanel({
  user,
  standing: { reached, next },
}: VerificationPanelProps): ReactElement {
  const toNext =
    next === null ? undefined : (
      <Link className="me-all" to={next.to}>
        {text.steps[next.step].action}
        <Icon name="forward" size={16} />
      </Link>
    );
  return (
    <Panel title={text.verification} className="me-verified" aside={toNext}>
      <ul>
        <li>
          <span>
            {text.phone}
            <span className="muted">{maskedPhone(user.userName)}</span>
          </span>
          <StatusTag tone="done" word={text.reached.verified} />
        </li>
        <li>
          <span>{text.identity}</span>
          <StatusTag tone={reachedTones[reached]} word={text.reached[reached]} />
        </li>
      </ul>
    </Panel>
  );
}
