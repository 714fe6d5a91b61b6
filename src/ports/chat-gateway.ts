import type { chatCalls } from '../../contract/chat/calls';
import type { Asked } from './asked';

/** Conversations of two, for whoever is logged in (SCR-12). */
export type ChatGateway = Asked<typeof chatCalls>;
