import type { ActorRefFrom } from 'xstate';
import type { AppFlows } from '../app/long-lived-actors';
import { selectNavigationStatus } from '../navigation/status';
import { isHomeUncovered } from './home-uncovered';
import type { appExitMachine } from './machine';

/** Reports to the exit of the app when home is shown with nothing on top of it, and when it no longer is (LAY-11). */
export const followHome = (
  exit: Pick<ActorRefFrom<typeof appExitMachine>, 'send'>,
  { navigation }: Pick<AppFlows, 'navigation'>,
): void => {
  const home = { isShown: false };
  const look = (): void => {
    const isShown = isHomeUncovered(selectNavigationStatus(navigation.getSnapshot()));
    if (isShown === home.isShown) return;
    home.isShown = isShown;
    exit.send({ type: isShown ? 'home.reached' : 'home.left' });
  };
  look();
  navigation.subscribe(look);
};
