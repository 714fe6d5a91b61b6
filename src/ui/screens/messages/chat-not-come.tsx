import type { ReactElement } from 'react';
import { messagesText as text } from './text';

/** The code of conversations did not come. */
export const ChatNotCome = (): ReactElement => <p role="alert">{text.chatNotCome}</p>;
