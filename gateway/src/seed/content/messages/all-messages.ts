import type { SeedMessage } from '../types';
import { chatsWithAdviser } from './chats-with-adviser';
import { chatsWithOthers } from './chats-with-others';
import { dealNews } from './deal-news';
import { notices } from './notices';
import { orderNews } from './order-news';

/** Every message of the seed, oldest first, so that ids given in this order ascend with time. */
export const seedMessages: readonly SeedMessage[] = [
  ...chatsWithAdviser,
  ...chatsWithOthers,
  ...notices,
  ...dealNews,
  ...orderNews,
].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
