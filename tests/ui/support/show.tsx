import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute } from '../../../src/domain/route/match-route';
import { Root } from '../../../src/ui/app/root';
import type { Flows } from '../../../src/ui/app/flows';
import { preloadScreen, screenAt } from '../../../src/ui/app/screens';
import { preloadNotices } from '../../../src/ui/notices/preload';
import { flowsOf } from '../../../tools/gallery/scene/flows-of';
import type { Scene } from '../../../tools/gallery/scene/scene';
import { memberToken } from '../../../tools/gallery/stories/people';
import { visitorScene } from '../../../tools/gallery/stories/story';

export const asMember: Partial<Scene> = { token: memberToken };

export interface Shown {
  readonly flows: Flows;
  readonly user: ReturnType<typeof userEvent.setup>;
}

/** Shows the whole application at an address, on real machines, with everything answering well unless said otherwise. */
export const show = async (scene: Partial<Scene> = {}, more: Partial<Flows> = {}): Promise<Shown> => {
  const whole = { ...visitorScene, ...scene };
  const match = matchRoute(whole.address, []);
  if (match.kind === 'matched') await preloadScreen(screenAt(match.row.name, whole.address));
  await preloadNotices();
  const flows = { ...flowsOf(whole, more.payment), ...more };
  render(<Root flows={flows} />);
  return { flows, user: userEvent.setup() };
};
