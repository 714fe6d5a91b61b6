import type { assistantCalls } from '../../contract/assistant/calls';
import type { Asked } from './asked';

/** The assistant beside its answers: conversations, and what is thought of an answer. */
export type AssistantGateway = Asked<typeof assistantCalls>;
