import type { ReactElement } from 'react';
import type { Message } from '../../../../domain/message/message';
import { messageSubject } from '../../../../domain/message/message-subject';
import { formatDate } from '../../../../domain/time/date-format';
import { useRichText } from '../../../frame/context/use-rich-text';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Avatar } from '../../../kit/display/avatar/avatar';
import { Separator } from '../../../kit/display/separator/separator';
import { RichText } from '../../../kit/rich-text/rich-text';
import { messageDetailText } from './text';

export interface MessageArticleProps {
  readonly message: Message;
}

const Sent = ({ at }: { readonly at: number }): ReactElement => (
  <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'yyyy-MM-dd HH:mm')}</time>
);

/** Who wrote, as one would meet them: a person has a picture, a name and a house. */
const Person = ({ message }: MessageArticleProps): ReactElement => (
  <div className="letter-person">
    <Avatar picture={null} name={message.fromName} />
    <div>
      <p className="letter-name">{message.fromName}</p>
      <p className="letter-house">
        {message.fromOrg === null ? null : (
          <>
            {message.fromOrg}
            <Separator />
          </>
        )}
        <Sent at={message.sentAt} />
      </p>
    </div>
  </div>
);

const Origin = ({ message }: MessageArticleProps): ReactElement => (
  <p className="letter-origin">
    {message.fromName}
    {message.fromOrg === null ? null : (
      <>
        <Separator />
        <span>{message.fromOrg}</span>
      </>
    )}
    <Separator />
    <Sent at={message.sentAt} />
  </p>
);

/** One message as a letter: what it is about, from whom and when, and the whole of it. */
export function MessageArticle({ message }: MessageArticleProps): ReactElement {
  const richText = useRichText();
  const target = richText.linkOf(message.link);
  return (
    <article className="letter">
      {message.title === null ? null : <h2 className="letter-title">{message.title}</h2>}
      {message.kind === 'chat' ? <Person message={message} /> : <Origin message={message} />}
      {message.html === null ? (
        <p className="letter-text">{message.content}</p>
      ) : (
        <RichText html={message.html} {...richText} />
      )}
      {target?.kind === 'inside' ? (
        <ButtonLink kind="primary" to={target.to}>
          {messageDetailText.open[messageSubject(target.to, message.title)]}
        </ButtonLink>
      ) : null}
    </article>
  );
}
