import { fromCallback } from 'xstate';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageHistory } from '../../../ports/page-history';
import type { BackAddressCommand, HistoryCommand, NavigationEvent } from './navigation-events';

interface NavigationPorts {
  readonly history: PageHistory;
  readonly storage: KeyValueStorage;
}

export const navigationActors = ({ history, storage }: NavigationPorts) => ({
  history: fromCallback<HistoryCommand>(({ sendBack, receive }) => {
    receive((command) => {
      if (command.type === 'history.push') history.push(command.entry);
      else if (command.type === 'history.replace') history.replace(command.entry);
      else history.go(command.delta);
    });
    return history.listen((entry) => {
      const moved: NavigationEvent = { type: 'history.moved', entry };
      sendBack(moved);
    });
  }),
  backAddress: fromCallback<BackAddressCommand>(({ receive }) => {
    receive((command) => {
      if (command.type === 'backAddress.keep') storage.write('hupo.back-address', command.address)();
      else storage.remove('hupo.back-address')();
    });
  }),
});
