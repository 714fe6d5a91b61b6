/** A button of a dialog: what the person chooses, and its label. */
export interface DialogButton {
  readonly choice: string;
  readonly label: string;
}

/** A message to the person, apart from the page (GAT-06, GAT-07). */
export type Notice =
  | { readonly kind: 'toast'; readonly text: string }
  | { readonly kind: 'notification'; readonly text: string }
  | {
      readonly kind: 'dialog';
      /** Dialogs of one id at one time are one dialog. */
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly buttons: readonly DialogButton[];
    };

/** The title of every dialog but that of SES-03 (GAT-13). */
export const dialogTitle = '系统提示';

/** The buttons of dialogs (product.md §8, GAT-13). */
export const dialogButtons = {
  cancel: { choice: 'cancel', label: '取消' },
  confirm: { choice: 'confirm', label: '确认' },
  close: { choice: 'close', label: '关闭' },
} as const satisfies Record<string, DialogButton>;
