import { createActor } from 'xstate';
import { NativePushes } from '../adapters/bridge-native/native-pushes';
import type { NativeWindow } from '../adapters/bridge-native/native-window';
import { DocumentLinks } from '../adapters/bridge-native/document-links';
import { appExitActors } from '../application/shell/app-exit/actors';
import { appExitMachine } from '../application/shell/app-exit/machine';
import { exitWarning } from '../application/shell/app-exit/text';
import { followHome } from '../application/shell/app-exit/follow-home';
import { outsideLinkActors } from '../application/shell/outside-link/actors';
import { outsideLinkMachine } from '../application/shell/outside-link/machine';
import { followPushes } from '../application/shell/outside-link/follow-pushes';
import { bridgeFailureText, type BridgeFailure } from '../domain/platform/bridge-failure';
import { matchRoute } from '../domain/route/match-route';
import type { AppFlows } from '../application/shell/app/long-lived-actors';
import { linkOf } from '../domain/address/link-of';
import type { Started } from './started';

type Needed = Pick<AppFlows, 'navigation' | 'notices'>;

/**
 * What only the app has: its back button (LAY-11), its own browser for links that lead out (ENV-03, ENV-04), and the
 * notifications of the system, which lead to pages of the application alone.
 */
export const startNativeApp = (
  { bridge, config, window, ear: { inspect } }: Started,
  page: Document,
  flows: Needed,
): void => {
  const { navigation, notices } = flows;
  const notify = (text: string): void => notices.send({ type: 'notice.toast', text });
  const reportFailure = ({ failure }: { readonly failure: BridgeFailure }): void =>
    notify(bridgeFailureText(failure));

  const exit = createActor(appExitMachine.provide({ actors: appExitActors(bridge) }), { inspect });
  exit.on('back.wanted', () => navigation.send({ type: 'navigation.backRequested' }));
  exit.on('exit.warned', () => notify(exitWarning));
  exit.on('exit.failed', reportFailure);
  exit.start();
  followHome(exit, { navigation });

  const links = createActor(
    outsideLinkMachine.provide({ actors: outsideLinkActors({ links: new DocumentLinks(page), bridge }) }),
    { inspect },
  );
  links.on('link.failed', reportFailure);
  links.start();

  const sourceTypes = config.sourceTypes.map(({ value }) => value);
  const rules = { origin: page.location.origin, allowedHosts: config.allowedHosts };
  const appWindow: Window & NativeWindow = window;
  followPushes(
    new NativePushes(appWindow),
    linkOf(rules, (address) => matchRoute(address, sourceTypes)),
    { navigation },
  );
};
