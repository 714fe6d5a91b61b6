import type { NoticesStatus } from '../../../application/shell/notices/status';

/** What is told by dialog and toast. */
export type ShownNotices = Pick<NoticesStatus, 'toast' | 'toastKind' | 'dialog'>;
