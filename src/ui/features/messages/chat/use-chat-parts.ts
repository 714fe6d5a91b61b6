import { useContext } from 'react';
import { ChatPartsContext, type ChatParts } from './chat-parts';

export const useChatParts = (): ChatParts => {
  const parts = useContext(ChatPartsContext);
  if (parts === null) throw new Error('The rows of a conversation need its context.');
  return parts;
};
