import type { IncomingMessage } from '../../../../contract/socket/incoming-message';

export interface IntakeContext {
  /** Up to this message nothing is missing; null as long as none came. */
  readonly newest: string | null;
  /** The ids of the messages that were delivered last. */
  readonly delivered: readonly string[];
  /** What arrived while what was missed is fetched. */
  readonly held: readonly IncomingMessage[];
  /** Something may have been missed since the fetch began. */
  readonly again: boolean;
  /** The gateway has a call for what was missed. */
  readonly canFill: boolean;
}

export const nothingTaken: IntakeContext = {
  newest: null,
  delivered: [],
  held: [],
  again: false,
  canFill: true,
};

/** So many ids are remembered: more than what is missed at once and comes by both ways. */
const remembered = 500;

const inInbox: readonly IncomingMessage['kind'][] = ['chat', 'notice', 'deal', 'order', null];

/** The id of a message that is in the inbox; null for a message that only reports a change of the inbox. */
export const inboxId = ({ id, kind }: IncomingMessage): string | null => (inInbox.includes(kind) ? id : null);

/** Whether the message was not delivered before. */
export const isNews = (
  { delivered }: Pick<IntakeContext, 'delivered'>,
  message: IncomingMessage,
): boolean => {
  const id = inboxId(message);
  return id === null || !delivered.includes(id);
};

/** Whether a message before this one is missing. */
export const showsGap = (
  { newest, delivered }: Pick<IntakeContext, 'newest' | 'delivered'>,
  message: IncomingMessage,
): boolean =>
  newest !== null &&
  inboxId(message) !== null &&
  message.after !== null &&
  message.after !== newest &&
  isNews({ delivered }, message);

/** Those that are news, once each, and what is remembered then. */
export const takeAll = (
  context: Pick<IntakeContext, 'newest' | 'delivered'>,
  messages: readonly IncomingMessage[],
): Pick<IntakeContext, 'newest' | 'delivered'> & { readonly news: readonly IncomingMessage[] } => {
  const delivered = [...context.delivered];
  const news: IncomingMessage[] = [];
  let { newest } = context;
  for (const message of messages) {
    const id = inboxId(message);
    if (isNews({ delivered }, message)) news.push(message);
    if (id === null) continue;
    if (!delivered.includes(id)) delivered.push(id);
    newest = id;
  }
  return { newest, delivered: delivered.slice(-remembered), news };
};
