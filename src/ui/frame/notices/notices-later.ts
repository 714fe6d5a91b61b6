import { later } from '../../kit/later/later';
import { PlainNotices } from './plain-notices';

/** Dialog and toast. Should their code not come, because the network is what failed, the same is told plainly. */
export const noticesLater = later(async () => (await import('./fine-notices')).FineNotices, PlainNotices);
