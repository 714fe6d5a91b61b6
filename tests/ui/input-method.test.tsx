import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine } from '../../src/application/messages/composer/machine';
import type { AssistantStatus } from '../../src/application/assistant/assistant/status';
import { Composer as AssistantComposer } from '../../src/ui/screens/assistant/composer';
import { Composer as ChatComposer } from '../../src/ui/features/messages/chat/composer';
import { LaidMenu } from '../../src/ui/features/messages/chat/laid-menu';

/** How browsers report a key that an input method takes: Chrome within the composition, Safari after its end. */
const taken = [
  ['in Chrome', { keyCode: 229, isComposing: true }],
  ['in Firefox', { keyCode: 13, isComposing: true }],
  ['in Safari', { keyCode: 229, isComposing: false }],
] as const;

const press = (target: Element, key: string, more: object = { keyCode: 13, isComposing: false }): void => {
  fireEvent.compositionEnd(target, { data: '' });
  fireEvent(target, createEvent.keyDown(target, { key, ...more }));
};

test.each(taken)('[LAY-20] Enter for a candidate %s sends no chat message', (_, given) => {
  const composer = createActor(composerMachine, { input: { userId: '7', peerId: '8' } });
  const send = vi.spyOn(composer, 'send');
  render(<ChatComposer composer={composer} card={null} enterSends ready recalled={new Set()} />);
  const field = screen.getByLabelText('消息');
  press(field, 'Enter', given);
  expect(send).not.toHaveBeenCalled();
  press(field, 'Enter');
  expect(send).toHaveBeenCalledWith({ type: 'composer.sent' });
});

test.each(taken)('[LAY-20] Enter for a candidate %s asks the assistant nothing', (_, given) => {
  const status: AssistantStatus = {
    phase: 'resting',
    conversation: null,
    turns: [],
    writing: null,
    draft: '你好',
    canAsk: true,
    tooMany: null,
    failure: null,
    isNew: true,
    follows: true,
    showsTalks: false,
    isChanging: false,
    others: 0,
  };
  const onAsk = vi.fn();
  render(<AssistantComposer status={status} onType={vi.fn()} onAsk={onAsk} onStop={vi.fn()} />);
  const field = screen.getByRole('textbox');
  press(field, 'Enter', given);
  expect(onAsk).not.toHaveBeenCalled();
  press(field, 'Enter');
  expect(onAsk).toHaveBeenCalledOnce();
});

test.each(taken)(
  '[LAY-20] Escape that gives up a candidate %s closes no sheet and no menu',
  async (_, given) => {
    const { Sheet } = await import('../../src/ui/kit/sheet/sheet');
    const [onSheet, onMenu] = [vi.fn(), vi.fn()];
    render(
      <>
        <Sheet title="意向书" onClose={onSheet}>
          <input aria-label="留言" />
        </Sheet>
        <LaidMenu label="更多" atEnd onClose={onMenu}>
          <button type="button">回复</button>
        </LaidMenu>
      </>,
    );
    const [field, item] = [screen.getByLabelText('留言'), screen.getByText('回复')];
    for (const target of [field, item]) press(target, 'Escape', given);
    expect([onSheet, onMenu].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    press(field, 'Escape');
    press(item, 'Escape');
    expect([onSheet, onMenu].map(({ mock }) => mock.calls.length > 0)).toEqual([true, true]);
  },
);
