import type { IO } from 'fp-ts/IO';
import * as E from 'fp-ts/Either';
import type { IOEither } from 'fp-ts/IOEither';
import { fromNullable, none, type Option } from 'fp-ts/Option';
import type { StorageFailure } from '../../domain/session/storage-failure';
import { storedNames, type StoredName } from '../../domain/session/stored-names';
import type { KeyValueStorage } from '../../ports/key-value-storage';

/** Where the browser keeps things; asking for it throws when storage is switched off. */
export type StorageAreas = Pick<Window, 'localStorage' | 'sessionStorage'>;

const isFull = (error: unknown): boolean => /quota/i.test(String(error));

/** Text kept in local and session storage, each name in the place that the domain gives it (SEC-04). */
export class WebStorage implements KeyValueStorage {
  constructor(private readonly areas: StorageAreas) {}

  readonly read =
    (name: StoredName): IO<Option<string>> =>
    () => {
      try {
        return fromNullable(this.area(name).getItem(name));
      } catch {
        return none;
      }
    };

  readonly write =
    (name: StoredName, text: string): IOEither<StorageFailure, void> =>
    () => {
      try {
        this.area(name).setItem(name, text);
        return E.right(undefined);
      } catch (error) {
        return E.left({ kind: isFull(error) ? 'full' : 'unavailable' });
      }
    };

  readonly remove =
    (name: StoredName): IO<void> =>
    () => {
      try {
        this.area(name).removeItem(name);
      } catch {
        // Storage that cannot be reached keeps nothing either.
      }
    };

  private area(name: StoredName): Storage {
    return storedNames[name].place === 'tab' ? this.areas.sessionStorage : this.areas.localStorage;
  }
}
