import { createActor, type ActorRefFrom } from 'xstate';
import type { Inspect } from '../../../src/application/kit/inspection/inspector';
import { composerActors } from '../../../src/application/messages/composer/actors';
import { composerMachine, type ComposerMachine } from '../../../src/application/messages/composer/machine';
import { loginActors, type LoginPorts } from '../../../src/application/session/login/actors';
import { loginMachine, type LoginMachine } from '../../../src/application/session/login/machine';
import { selectNavigationStatus } from '../../../src/application/shell/navigation/status';
import type { AppFlows } from '../../../src/application/shell/app/long-lived-actors';
import { pathOf } from '../../../src/domain/address/path-segments';
import { peerIn } from '../../../src/domain/chat/chat-addresses';
import type { PagePorts } from '../../../src/ports/page-ports';
import { inertPictures, inertPreviews } from '../../../src/server/inert-ports';

/** The page that is shown, and its flow. */
export type OpenPage =
  | { readonly kind: 'login'; readonly flow: ActorRefFrom<LoginMachine> }
  | {
      readonly kind: 'conversation';
      readonly flow: ActorRefFrom<ComposerMachine>;
      readonly userId: string;
      readonly peerId: string;
    }
  | { readonly kind: 'other' };

type Ports = LoginPorts & Pick<PagePorts, 'chatDrafts' | 'outbox' | 'arrivals'>;

const other: OpenPage = { kind: 'other' };

/** The pages of a tab: the flow of the one that the address shows runs as long as it is shown. */
export const pagesOf = (flows: AppFlows, inspect: Inspect, ports: Ports) => {
  const { chatDrafts, outbox, arrivals } = ports;
  const login = loginMachine.provide({ actors: loginActors(ports) });
  const composer = composerMachine.provide({
    actors: composerActors({
      chatDrafts,
      outbox,
      arrivals,
      previews: inertPreviews,
      pictures: inertPictures,
    }),
  });
  const now: { key: string | null; page: OpenPage } = { key: null, page: other };
  const begin = (address: string, userId: string | null): OpenPage => {
    const path = pathOf(address);
    if (path === '/login/passwd')
      return { kind: 'login', flow: createActor(login, { input: { appid: '2030' }, inspect }).start() };
    const peerId = peerIn(address.replace(/^[^?]*/, ''));
    if (path !== '/message/chat' || userId === null || peerId === null) return other;
    const flow = createActor(composer, { input: { userId, peerId }, inspect }).start();
    return { kind: 'conversation', flow, userId, peerId };
  };
  const end = (): void => {
    if (now.page.kind !== 'other') now.page.flow.stop();
    Object.assign(now, { key: null, page: other });
  };
  return {
    /** Begins and ends the flow that belongs to what is shown now. */
    show: (): OpenPage => {
      const { address, withheld, errorStatus } = selectNavigationStatus(flows.navigation.getSnapshot());
      const userId = flows.userInfo.getSnapshot().context.user?.userId ?? null;
      const key = address === null || withheld || errorStatus !== null ? null : `${address} ${userId ?? ''}`;
      if (key === now.key) return now.page;
      end();
      if (key !== null && address !== null) Object.assign(now, { key, page: begin(address, userId) });
      return now.page;
    },
  };
};
