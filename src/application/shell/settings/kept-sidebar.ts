import type { IO } from 'fp-ts/IO';
import { isRight } from 'fp-ts/Either';
import type { IOEither } from 'fp-ts/IOEither';
import { isSome } from 'fp-ts/Option';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import { defaultSettings } from '../../../domain/settings/app-settings';
import { WireFlag } from '../../../../contract/codec/flag';
import type { KeyValueStorage } from '../../../ports/key-value-storage';

const name = 'hupo.sidebar';

/** Whether the sidebar was left open; any value but 1 and 0 counts as the default. Source: LAY-15. */
export const recallSidebar =
  (storage: Pick<KeyValueStorage, 'read'>): IO<boolean> =>
  () => {
    const kept = storage.read(name)();
    const decoded = WireFlag.decode(isSome(kept) && kept.value !== '' ? kept.value : defaultSettings.sidebar);
    return isRight(decoded) ? decoded.right : defaultSettings.sidebar;
  };

/** Keeps whether the sidebar is open as 1 or 0. */
export const keepSidebar = (
  storage: Pick<KeyValueStorage, 'write'>,
  open: boolean,
): IOEither<StorageFailure, void> => storage.write(name, WireFlag.encode(open));
