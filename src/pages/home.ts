import * as t from 'io-ts';
import { Banner } from '../../contract/home/banner';
import { HotWord } from '../../contract/home/hot-word';
import { carouselMachine } from '../application/carousel/machine';
import { resource } from '../application/resource/definition';
import { Sale } from '../domain/sale/sale';
import type { FirstPorts } from '../ports/page-ports';
import { brought, offered } from '../ui/room/flow';
import { page } from '../ui/room/page';
import { HomeScreen } from '../ui/screens/home/screen';

/** Three things read side by side; deals say how far their NDA is for whoever asks (SCR-01, ACC-09). */
export default page({
  flows: (ports: FirstPorts) => {
    const { home } = ports.gateways;
    return {
      banners: brought(
        t.readonlyArray(Banner),
        resource(ports, (_: undefined, options) => home.banners(options)),
        undefined,
      ),
      deals: brought(
        t.readonlyArray(Sale),
        resource(ports, (_: undefined, options) => home.deals(options)),
        undefined,
        { ofAsker: true },
      ),
      words: brought(
        t.readonlyArray(HotWord),
        resource(ports, (_: undefined, options) => home.hotWords(options)),
        undefined,
      ),
      carousel: offered(carouselMachine),
    };
  },
  screen: HomeScreen,
});
