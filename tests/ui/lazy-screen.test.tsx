import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { flowsOf } from '../../tools/gallery/scene/flows-of';
import { visitorScene } from '../../tools/gallery/stories/visitor-scene';

// The code of one screen never comes, as after a new release.
vi.mock('../../src/ui/screens/sale-landing/screen', () => {
  throw new Error('chunk is gone');
});

beforeEach(() => {
  vi.resetModules();
});

// Files share their modules: the one after this has the screen again.
afterAll(() => {
  vi.doUnmock('../../src/ui/screens/sale-landing/screen');
  vi.resetModules();
});

const showLanding = async () => {
  const { Root } = await import('../../src/ui/frame/app/root');
  const flows = flowsOf({ ...visitorScene, address: '/sale/landing' });
  render(<Root flows={flows} />);
  return flows;
};

test('[LAY-13] code that cannot be loaded is told to the chunk recovery, which reloads the page', async () => {
  const flows = await showLanding();
  await waitFor(() => {
    expect(flows.app.chunkRecovery.getSnapshot().value).toBe('reloading');
  });
  expect(screen.queryByText('页面没有加载出来')).toBeNull();
});

test('[LAY-12] loading a screen is told to the loading indicator, and its end too', async () => {
  const flows = await showLanding();
  await waitFor(() => {
    expect(flows.app.loadingIndicator.getSnapshot().value).toBe('idle');
  });
});
