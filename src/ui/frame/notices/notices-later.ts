import { later } from '../../kit/later/later';
import { PlainNotices } from './plain-notices';

/**
 * Dialog and toast. When their code does not load, because the network failed, the same texts are shown without
 * styling.
 */
export const noticesLater = later(async () => (await import('./fine-notices')).FineNotices, PlainNotices);
