import { fromCallback, fromPromise } from 'xstate';
import type { PageLifecycle } from '../../../ports/page-lifecycle';
import type { ReleaseWorker } from '../../../ports/release-worker';
import type { UnderWay } from '../../../ports/under-way';
import { fromListener } from '../../kit/from-listener';

interface ReleasePorts {
  readonly worker: ReleaseWorker;
  readonly underWay: UnderWay;
  readonly lifecycle: Pick<PageLifecycle, 'reload' | 'listen'>;
}

/** The actors of the worker's life over its ports. */
export const releaseActors = ({ worker, underWay, lifecycle }: ReleasePorts) => ({
  news: fromListener(({ sendBack }) => {
    const stops = [
      worker.listen((news) => sendBack({ type: `release.${news}` })),
      lifecycle.listen((event) => {
        if (event !== 'offline') sendBack({ type: 'release.foregrounded' });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }),
  register: fromPromise(() => worker.register()()),
  findWork: fromPromise(() => Promise.resolve(underWay.work())),
  takeOver: fromCallback(() => worker.takeOver()),
  look: fromCallback(() => worker.look()),
  reloadPage: fromCallback(() => lifecycle.reload()),
});
