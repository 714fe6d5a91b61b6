import type { ReactElement } from 'react';
import type { User } from '../../../domain/user/user';
import { useMember } from '../context/use-member';
import { MemberFrame, type MemberFrameProps } from '../member-frame/member-frame';
import type { AnyFlows } from './flow';
import { pageBy, type Page, type PageDefinition } from './page';
import type { Where } from './where';

interface MemberPageDefinition<Ports, F extends AnyFlows> extends PageDefinition<Ports, F, User> {
  /** The page's title, and its outline until the user is known. */
  readonly frame: Pick<MemberFrameProps, 'title' | 'shape'>;
  readonly wide?: (where: Where) => boolean;
}

/** A page about oneself: its flows begin when the member is known. */
export const memberPage = <Ports, F extends AnyFlows>({
  frame,
  wide = () => false,
  ...definition
}: MemberPageDefinition<Ports, F>): Page<Ports> =>
  pageBy(definition, (StartedScreen, flows) => ({
    flows: (where) => (where.user === null ? {} : flows(where, where.user)),
    Content: function Content({ where }): ReactElement {
      return (
        <MemberFrame {...frame} wide={wide(where)} member={useMember()}>
          {(user) => <StartedScreen where={where} user={user} />}
        </MemberFrame>
      );
    },
  }));
