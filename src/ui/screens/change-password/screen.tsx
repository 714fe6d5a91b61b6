import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { changesByCode } from '../../../domain/user/changes-by-code';
import type { User } from '../../../domain/user/user';
import { useMember } from '../../app/use-member';
import { MemberFrame } from '../../parts/member-frame/member-frame';
import { ByCode } from './by-code';
import { ByOld } from './by-old';
import { changePasswordPageText as text } from './text';

interface SecurityProps {
  readonly query: string;
  readonly user: User;
}

function Security({ query, user }: SecurityProps): ReactElement {
  // As it was at first: what the page says of a first password stays when the member has one from then on.
  const [atFirst] = useState(user);
  if (changesByCode(query, atFirst)) return <ByCode user={atFirst} />;
  return <ByOld userName={user.userName} />;
}

/** Account and security. Leaving the page stops its flows and cancels their calls. */
export default function ChangePasswordScreen(): ReactElement {
  const query = useLocation().search;
  return (
    <MemberFrame title={text.title} member={useMember()}>
      {(user) => <Security key={query} query={query} user={user} />}
    </MemberFrame>
  );
}
