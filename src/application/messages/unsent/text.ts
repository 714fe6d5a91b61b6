import { logoutDialog } from '../../shell/app/text';

/** What is asked before somebody logs out; where messages would be lost, that they are (SOC-08). */
export const logoutDialogFor = (
  unsent: number,
): Omit<typeof logoutDialog, 'text'> & { readonly text: string } =>
  unsent === 0 ? logoutDialog : { ...logoutDialog, text: `还有 ${unsent} 条消息没有发出，退出后会被删除。` };
