import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ConflictPart } from '../../src/ui/screens/new-buy/conflict-part';
import { FormBar } from '../../src/ui/screens/new-buy/form-bar';
import { publication } from '../../tools/gallery/stories/publications';

/** 21:17 in Beijing, on a device whose clock shows 07:17 of the same day. */
const savedAt = Date.UTC(2026, 10, 27, 13, 17);
const nothing = (): void => undefined;

afterEach(() => {
  vi.restoreAllMocks();
});

test('[MKT-07][CLK-02] a draft shows the moment of saving in the reader’s zone', () => {
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(7);
  render(
    <MemoryRouter>
      <FormBar kind="sale" saving="saved" savedAt={savedAt} onRetry={nothing} />
      <ConflictPart mine={{}} theirs={publication({ savedAt })} onMine={nothing} onTheirs={nothing} />
    </MemoryRouter>,
  );
  expect(screen.getByText('已保存 07:17')).toBeTruthy();
  expect(screen.getByText(/另一处在 11月27日 07:17 保存过/)).toBeTruthy();
});
