import { logoutDialog } from '../../shell/app/text';

/** The question before a logout; where messages would be lost, it says so (SOC-08). */
export const logoutDialogFor = (
  unsent: number,
): Omit<typeof logoutDialog, 'text'> & { readonly text: string } =>
  unsent === 0 ? logoutDialog : { ...logoutDialog, text: `还有 ${unsent} 条消息没有发出，退出后会被删除。` };
