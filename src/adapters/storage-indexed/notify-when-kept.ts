import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { OpenShelf } from './indexed-shelf';

/** A shelf that reports when an entry is on the device, for work that must wait for it. */
export const notifyWhenKept = <A extends { readonly clientId: string }>(shelf: OpenShelf<A>) => {
  const { read, peek, remove, wipe } = shelf;
  const waiting = new Map<string, () => void>();
  const notifyKept = ({ clientId }: A): void => {
    waiting.get(clientId)?.();
    waiting.delete(clientId);
  };
  return {
    shelf: {
      read,
      peek,
      remove,
      wipe,
      keep: (entry: A) =>
        pipe(
          shelf.keep(entry),
          map(() => notifyKept(entry)),
        ),
    },
    /** Fulfilled when what has this key is kept from now on; never where the device does not keep it. */
    whenKept: (clientId: string) => new Promise<void>((resolve) => waiting.set(clientId, resolve)),
  };
};
