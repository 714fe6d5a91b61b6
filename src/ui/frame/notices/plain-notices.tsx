import type { CSSProperties, ReactElement } from 'react';
import type { Dialog } from '../../../application/shell/notices/events';
import { failureAdvice } from '../../../domain/gateway/failure-advice';
import { useFlows } from '../context/flows';
import { Button } from '../../kit/action/button/button';
import { useModal } from '../../kit/sheet/use-modal';
import type { ShownNotices } from './shown-notices';

/** Written here, because a style sheet of its own might not come either. */
const place: CSSProperties = {
  position: 'fixed',
  inset: 'auto 16px 88px',
  zIndex: 1100,
  padding: 16,
  borderRadius: 6,
  background: '#2a313c',
  color: '#fff',
};

/** The same words in our own plain dress, for when the library's code cannot be fetched. */
export function PlainNotices({ toast, dialog }: ShownNotices): ReactElement | null {
  if (dialog !== null) return <PlainDialog key={dialog.id} dialog={dialog} />;
  return toast === null ? null : <p style={place}>{toast}</p>;
}

function PlainDialog({ dialog: { id, title, text, buttons } }: { readonly dialog: Dialog }): ReactElement {
  const { notices } = useFlows().app;
  const advice = failureAdvice(text);
  const modal = useModal<HTMLDivElement>(() => notices.send({ type: 'notice.dismissed' }));
  return (
    <div ref={modal} style={place} role="alertdialog" aria-modal="true" aria-label={title} tabIndex={-1}>
      <strong>{title}</strong>
      <p>{text}</p>
      {advice === null ? null : <p>{advice}</p>}
      {buttons.map(({ choice, label }) => (
        <Button key={choice} onPress={() => notices.send({ type: 'notice.answered', id, choice })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
