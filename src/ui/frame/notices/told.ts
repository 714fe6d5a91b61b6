import type { NoticesStatus } from '../../../application/shell/notices/status';

/** What is told by dialog and toast. */
export type Told = Pick<NoticesStatus, 'toast' | 'toastTells' | 'dialog'>;
