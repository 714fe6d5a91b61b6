import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { composerMachine } from '../../src/application/messages/composer/machine';
import { TextArea } from '../../src/ui/kit/form/field/text-area';
import { TextField } from '../../src/ui/kit/form/field/text-field';
import { Composer } from '../../src/ui/features/messages/chat/composer';

const pasted = '长'.repeat(4_000_000);
const note = '内容过长，只保留了前 20,000 个字符，请核对';
const common = { id: 'x', label: '内容', placeholder: '', error: undefined, focusRequest: null } as const;

function Line() {
  const [text, type] = useState('');
  return <TextField {...common} type="text" autoComplete="off" value={text} onType={type} />;
}

function Lines() {
  const [text, type] = useState('');
  return <TextArea {...common} value={text} onType={type} />;
}

test.each([
  ['line', Line],
  ['text', Lines],
])('[VAL-06] a %s keeps the beginning of four million pasted characters, and says so', (_, Field) => {
  render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('内容');
  expect(field.maxLength).toBe(20_000);
  fireEvent.change(field, { target: { value: pasted } });
  expect(field.value).toHaveLength(20_000);
  expect(screen.getByRole('alert').textContent).toBe(note);
  fireEvent.change(field, { target: { value: '长' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SCR-11][VAL-06] the chat keeps the beginning of four million pasted characters, and sends nothing', () => {
  const composer = createActor(composerMachine, { input: { userId: '7', peerId: '8' } }).start();
  render(<Composer composer={composer} card={null} enterSends ready recalled={new Set()} />);
  fireEvent.change(screen.getByLabelText('消息'), { target: { value: pasted } });
  expect(composer.getSnapshot().context.text).toHaveLength(20_000);
  expect(composer.getSnapshot().can({ type: 'composer.sent' })).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(note);
});
