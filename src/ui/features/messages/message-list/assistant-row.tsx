import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../kit/display/brand-mark/brand-mark';
import { messageListText as text } from './text';

/** The way to the assistant, above the conversations. */
export function AssistantRow(): ReactElement {
  return (
    <Link className="message-row message-assistant" to="/message/dify">
      <span className="message-kind message-brand" aria-hidden="true">
        <BrandMark size={28} />
      </span>
      <span className="message-words">
        <span className="message-top">
          <span className="message-title">{text.assistant}</span>
        </span>
        <span className="message-bottom">
          <span className="message-summary">{text.assistantText}</span>
        </span>
      </span>
    </Link>
  );
}
