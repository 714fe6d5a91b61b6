import type { NoticesStatus } from '../../../application/shell/notices/status';

/** The values that dialog and toast show. */
export type ShownNotices = Pick<NoticesStatus, 'toast' | 'toastKind' | 'dialog'>;
