import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectNavigationStatus } from '../../../src/application/shell/navigation/status';
import { pageAt } from '../../../src/domain/route/page-at';
import { Root } from '../../../src/ui/frame/app/root';
import { allToDraw } from '../../../src/ui/kit/later/drawn-before';
import type { RootFlows } from '../../../src/ui/frame/page-frame/page-code';
import { preloadNotices } from './preload-notices';
import { flowsOf } from '../../../tools/gallery/scene/flows-of';
import type { Scene } from '../../../tools/gallery/scene/scene';
import { memberToken } from '../../../tools/gallery/stories/people';
import { visitorScene } from '../../../tools/gallery/stories/visitor-scene';

export const asMember: Partial<Scene> = { token: memberToken };

export interface Shown {
  readonly flows: RootFlows;
  readonly user: ReturnType<typeof userEvent.setup>;
}

/** Shows the whole application at an address, on real machines, with everything answering well unless said otherwise. */
export const show = async (scene: Partial<Scene> = {}, more: Partial<RootFlows> = {}): Promise<Shown> => {
  const whole = { ...visitorScene, ...scene };
  await preloadNotices();
  const flows = { ...flowsOf(whole, more.payment), ...more };
  const { match, address } = selectNavigationStatus(flows.app.navigation.getSnapshot());
  const page = match?.kind === 'matched' ? pageAt(match.row.name, address ?? '/') : null;
  if (page !== null) await flows.pageCode.load(page);
  await allToDraw();
  render(<Root flows={flows} />);
  return { flows, user: userEvent.setup() };
};
