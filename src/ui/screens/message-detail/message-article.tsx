import type { ReactElement } from 'react';
import type { Message } from '../../../domain/message/message';
import { messageSubject } from '../../../domain/message/message-subject';
import { formatDate } from '../../../domain/time/date-format';
import { useFlows } from '../../app/flows';
import { ButtonLink } from '../../parts/button/button-link';
import { Separator } from '../../parts/separator/separator';
import { RichText } from '../../rich-text/rich-text';
import { messageDetailText } from './text';

export interface MessageArticleProps {
  readonly message: Message;
}

const Origin = ({ message }: MessageArticleProps): ReactElement => (
  <p className="letter-origin">
    {message.fromName}
    {message.fromOrg === null ? null : (
      <>
        <Separator />
        {message.fromOrg}
      </>
    )}
    <Separator />
    <time dateTime={new Date(message.sentAt).toISOString()}>{formatDate(message.sentAt)}</time>
  </p>
);

/** One message as a letter: what it is about, from whom and when, and the whole of it. */
export function MessageArticle({ message }: MessageArticleProps): ReactElement {
  const target = useFlows().linkOf(message.link);
  return (
    <article className="letter">
      {message.title === null ? null : <h2 className="letter-title">{message.title}</h2>}
      <Origin message={message} />
      {message.html === null ? (
        <p className="letter-text">{message.content}</p>
      ) : (
        <RichText html={message.html} />
      )}
      {target?.kind === 'inside' ? (
        <ButtonLink kind="primary" to={target.to}>
          {messageDetailText.open[messageSubject(target.to, message.title)]}
        </ButtonLink>
      ) : null}
    </article>
  );
}
