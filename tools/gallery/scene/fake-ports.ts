import { right } from 'fp-ts/Either';
import { fromNullable, none } from 'fp-ts/Option';
import { frameSize } from '../../../gateway/src/captcha/frame-size';
import { captchaSlotId } from '../../../src/domain/captcha/captcha-slot';
import type { StoredName } from '../../../src/domain/session/stored-names';
import type { Token } from '../../../contract/account/token';
import type { CaptchaProvider } from '../../../src/ports/captcha-provider';
import type { FormDrafts } from '../../../src/ports/form-drafts';
import type { KeyValueStorage } from '../../../src/ports/key-value-storage';
import type { MessageSocket } from '../../../src/ports/message-socket';
import type { HistoryEntry, PageHistory } from '../../../src/ports/page-history';
import type { SessionPeers } from '../../../src/ports/session-peers';
import type { TokenStore } from '../../../src/ports/token-store';
import { frameSays } from './frame-says';
import type { Scene } from './scene';

/** A tab's history in memory. */
export const fakeHistory = (address: string): PageHistory => {
  const entries: HistoryEntry[] = [{ address, index: 0, layers: 0 }];
  const listeners = new Set<(entry: HistoryEntry) => void>();
  let at = 0;
  const current = (): HistoryEntry => entries[at] ?? { address, index: 0, layers: 0 };
  return {
    current,
    push: (entry) => {
      entries.splice(at + 1, entries.length, entry);
      at += 1;
    },
    replace: (entry) => {
      entries.splice(at, 1, entry);
    },
    go: (delta) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      queueMicrotask(() => {
        for (const listener of listeners) listener(current());
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A device's storage in memory. */
export const fakeStorage = (): KeyValueStorage => {
  const kept = new Map<StoredName, string>();
  return {
    read: (name) => () => fromNullable(kept.get(name)),
    write: (name, text) => () => {
      kept.set(name, text);
      return right(undefined);
    },
    remove: (name) => () => {
      kept.delete(name);
    },
  };
};

export const fakeTokens = (token: Token | null): TokenStore => {
  let kept = token;
  return {
    read: () => fromNullable(kept),
    write: (written) => () => {
      kept = written;
      return right(undefined);
    },
    clear: () => {
      kept = null;
    },
  };
};

export const fakeSocket = ({ socket }: Scene): MessageSocket => ({
  connect: (_, listener) => {
    queueMicrotask(() => {
      if (socket === 'open') listener.opened();
      else listener.ended({ kind: 'lost', reason: 'gallery' });
    });
    return { send: () => undefined, isStale: () => false, close: () => undefined };
  },
});

/** The captcha's own page, which the gallery serves beside the stories. */
const showFrame = (): void => {
  const frame = document.createElement('iframe');
  frame.src = '/captcha';
  frame.title = '安全验证';
  frame.width = String(frameSize.width);
  frame.height = String(frameSize.height);
  document.getElementById(captchaSlotId)?.append(frame);
};

export const fakeCaptcha = ({ captcha }: Scene): CaptchaProvider => ({
  loadEntryScript: () => () => Promise.resolve(right(undefined)),
  requestConfig: (appid) => () => Promise.resolve(right({ appid, width: null, height: null })),
  openFrame: (_, listener) => {
    if (captcha === 'showing') showFrame();
    queueMicrotask(() => {
      for (const event of captcha === 'off' ? [] : frameSays[captcha]) listener(event);
    });
    return () => undefined;
  },
});

export const noDrafts: FormDrafts = {
  recall: () => () => none,
  keep: () => () => right(undefined),
  discard: () => () => undefined,
  discardOthers: () => () => undefined,
};

/** A browser with one tab. */
export const noPeers: SessionPeers = { notify: () => undefined, listen: () => () => undefined };
