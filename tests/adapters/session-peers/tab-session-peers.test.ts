import { expect, test } from 'vitest';
import { TabSessionPeers, type PeerWindow } from '../../../src/adapters/session-peers/tab-session-peers';
import type { SessionNews } from '../../../src/ports/session-peers';
import { soon } from '../../support/soon';

/** Tabs that share a storage: what one changes, all others are told of, as browsers do. */
const tabsWithoutChannels = (broken = false) => {
  const tabs: { readonly events: EventTarget; readonly window: PeerWindow }[] = [];
  const open = (): PeerWindow => {
    const events = new EventTarget();
    const changed = (newValue: string | null) => {
      for (const other of tabs)
        if (other.events !== events)
          other.events.dispatchEvent(
            Object.assign(new Event('storage'), { key: 'hupo.session-news', newValue }),
          );
    };
    const localStorage = {
      setItem: (_: string, value: string) => {
        if (broken) throw new Error('storage is switched off');
        changed(value);
      },
      removeItem: () => changed(null),
    };
    const window = {
      localStorage,
      addEventListener: events.addEventListener.bind(events),
    } as unknown as PeerWindow;
    tabs.push({ events, window });
    return window;
  };
  return { open, tabs };
};

const heardBy = (peers: TabSessionPeers): SessionNews[] => {
  const heard: SessionNews[] = [];
  peers.listen((news) => void heard.push(news));
  return heard;
};

test('[LOG-14] tabs with channels hear each other, and not themselves', async () => {
  const window = { BroadcastChannel } as unknown as PeerWindow;
  const [one, other] = [new TabSessionPeers(window), new TabSessionPeers(window)];
  const [own, heard] = [heardBy(one), heardBy(other)];
  one.notify('loggedIn');
  one.notify('loggedOut');
  await soon(() => expect(heard).toEqual(['loggedIn', 'loggedOut']));
  expect(own).toEqual([]);
});

test('[LOG-14] tabs without channels hear each other by storage, also the same news twice', () => {
  const { open } = tabsWithoutChannels();
  const [one, other] = [new TabSessionPeers(open()), new TabSessionPeers(open())];
  const [own, heard] = [heardBy(one), heardBy(other)];
  one.notify('loggedOut');
  one.notify('loggedOut');
  expect(heard).toEqual(['loggedOut', 'loggedOut']);
  expect(own).toEqual([]);
});

test('[LOG-14] what is no news, and other entries of the storage, are not heard', () => {
  const { open, tabs } = tabsWithoutChannels();
  const heard = heardBy(new TabSessionPeers(open()));
  const change = (key: string, newValue: string) =>
    tabs[0]?.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  change('hupo.session-news', 'something');
  change('hupo.renewed-at', 'loggedOut');
  expect(heard).toEqual([]);
});

test('[LOG-14] storage that is switched off reaches nobody, and throws nothing', () => {
  const { open } = tabsWithoutChannels(true);
  const [one, other] = [new TabSessionPeers(open()), new TabSessionPeers(open())];
  const heard = heardBy(other);
  one.notify('loggedOut');
  expect(heard).toEqual([]);
});

test('[LOG-14] whoever stopped listening hears nothing more', () => {
  const { open } = tabsWithoutChannels();
  const [one, other] = [new TabSessionPeers(open()), new TabSessionPeers(open())];
  const heard: SessionNews[] = [];
  other.listen((news) => void heard.push(news))();
  one.notify('loggedOut');
  expect(heard).toEqual([]);
});
