import type { ComponentType, ReactElement } from 'react';
import type { User } from '../../domain/user/user';
import { useMember } from '../given/use-member';
import { MemberFrame, type MemberFrameProps } from '../parts/member-frame/member-frame';
import { useBegunFlows } from './begun';
import type { AnyFlows, FlowsOf } from './flow';
import { keyOfParams, type Page } from './page';
import type { Where } from './where';

interface MemberPageDefinition<Ports, F extends AnyFlows> {
  /** Its title, and what it looks like while nobody knows whose page it is. */
  readonly frame: Pick<MemberFrameProps, 'title' | 'shape'>;
  readonly wide?: (where: Where) => boolean;
  readonly flows: (ports: Ports, where: Where, user: User) => F;
  readonly key?: (where: Where) => string;
  readonly pays?: boolean;
  readonly screen: ComponentType<{ readonly flows: FlowsOf<F>; readonly user: User }>;
}

const none = {};

/** A page about oneself: its flows begin when the member is known. */
export const memberPage = <Ports, F extends AnyFlows>({
  frame,
  wide = () => false,
  flows,
  key = keyOfParams,
  pays = false,
  screen: Screen,
}: MemberPageDefinition<Ports, F>): Page<Ports> => ({
  pays,
  queries: [],
  room: (ports) => {
    function Begun({ where, user }: { readonly where: Where; readonly user: User }): ReactElement {
      return <Screen flows={useBegunFlows(() => flows(ports, where, user))} user={user} />;
    }
    function Content({ where }: { readonly where: Where }): ReactElement {
      return (
        <MemberFrame {...frame} wide={wide(where)} member={useMember()}>
          {(user) => <Begun key={key(where)} where={where} user={user} />}
        </MemberFrame>
      );
    }
    return { flows: () => none, Content };
  },
});
