import { Dialog, Toast } from 'antd-mobile';
import { useEffect, type ReactElement } from 'react';
import type { Dialog as DialogNotice } from '../../../application/shell/notices/events';
import { dialogButtons } from '../../../domain/notice/notice';
import { useFlows } from '../context/flows';
import { Advice } from '../../kit/state/advice/advice';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { useModal } from '../../kit/sheet/use-modal';
import type { ShownNotices } from './shown-notices';
import '../../kit/design/antd-mobile';

/** Dialog and toast as the component library draws them. The flow decides how long they are shown. */
export function FineNotices({ toast, toastKind, dialog }: ShownNotices): ReactElement | null {
  useEffect(() => {
    if (toast === null) return;
    const content = toastKind === 'failure' ? <FailureToast>{toast}</FailureToast> : toast;
    const shown = Toast.show({ content, duration: 0, position: 'bottom' });
    return () => shown.close();
  }, [toast, toastKind]);
  return dialog === null ? null : <OpenDialog key={dialog.id} dialog={dialog} />;
}

function FailureToast({ children }: { readonly children: string }): ReactElement {
  return (
    <span className="toast-failure">
      <RowIcon name="warning" size={20} />
      {children}
    </span>
  );
}

function OpenDialog({ dialog }: { readonly dialog: DialogNotice }): ReactElement {
  const { notices } = useFlows().app;
  const dismiss = (): void => notices.send({ type: 'notice.dismissed' });
  const last = dialog.buttons.length - 1;
  return (
    <Dialog
      visible
      aria-label={dialog.title}
      title={dialog.title}
      content={<DialogText text={dialog.text} onClose={dismiss} />}
      actions={[
        dialog.buttons.map(({ choice, label }, place) => ({
          key: choice,
          text: label,
          bold: place === last && choice !== dialogButtons.cancel.choice,
        })),
      ]}
      onAction={({ key }) => notices.send({ type: 'notice.answered', id: dialog.id, choice: String(key) })}
      onClose={dismiss}
    />
  );
}

function DialogText({
  text,
  onClose,
}: {
  readonly text: string;
  readonly onClose: () => void;
}): ReactElement {
  const modal = useModal<HTMLParagraphElement>(onClose);
  return (
    <p ref={modal} tabIndex={-1} className="dialog-text">
      <span>{text}</span>
      <Advice of={text} />
    </p>
  );
}
