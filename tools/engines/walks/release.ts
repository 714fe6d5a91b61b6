import { builtPages, startGatewayInMemory } from '../../process/gateway-in-memory';
import { ownRelease } from '../../process/own-release';
import { emptySeed } from '../../process/seeds';
import { until } from '../deadline';
import { signOut } from './signed-in';
import type { Walk } from './walk';

const offer = '.offline-line button';

/** A new release is offered, waits for typed text, and is applied when the user asks. */
export const newRelease: Walk = {
  title: 'a new release, offered, held by typed text and applied',
  go: async (visit) => {
    const release = await ownRelease();
    const pages = { ...builtPages, folder: release.folder };
    const start = (port: number) =>
      startGatewayInMemory({ pages, port, seed: { name: 'empty', content: emptySeed } });
    const before = await start(0);
    const port = Number(new URL(before.url).port);
    const gateways = [before];
    try {
      await signOut(visit, before.url);
      await visit.goTo(`${before.url}/login/passwd`);
      await until('the service worker', () =>
        visit.ask(() => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null),
      );
      await until('the form', () => visit.ask(() => document.querySelector('#login-phone') !== null));
      await visit.type('#login-phone', '13800000000');
      await release.renew();
      await before.close();
      gateways.length = 0;
      gateways.push(await start(port));
      await visit.ask(async () => {
        await (await navigator.serviceWorker.getRegistration())?.update();
      });
      await until('the offer', () =>
        visit.ask((path) => document.querySelector(path)?.textContent === '有新版本，点此更新', offer),
      );
      await visit.press(offer);
      await until('the offer, held by the typed text', () =>
        visit.ask((path) => document.querySelector(path)?.textContent === '更新', offer),
      );
      await visit.ask(() => {
        Object.assign(window, { isOld: true });
      });
      await visit.clear('#login-phone');
      await visit.press(offer);
      await until('the new release', () =>
        visit.ask(
          async (path) =>
            !('isOld' in window) &&
            document.querySelector('#login-phone') !== null &&
            document.querySelector(path) === null &&
            ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) === null,
          offer,
        ),
      );
    } finally {
      for (const gateway of gateways) await gateway.close();
      await release.remove();
    }
    return undefined;
  },
};
