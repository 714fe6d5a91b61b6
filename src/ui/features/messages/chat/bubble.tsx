import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { kinds } from '../../../../../contract/kind/kinds';
import { isPicture } from '../../../../../contract/upload/upload-type';
import { addressAt } from '../../../../../contract/kind/address';
import type { ThreadRow } from '../../../../domain/chat/thread-rows';
import { FoundText } from '../../../kit/display/found-text/found-text';
import { Icon } from '../../../kit/display/icon/icon';
import { CardFacts } from './deal-facts';
import { Document } from './document';
import { Picture, WholePicture } from './picture';
import { chatText as text } from './text';
import { WaitingFile } from './waiting-file';
import { useChatParts } from './use-chat-parts';

/** What a message says: words, a picture, a document, a deal. */
export function Bubble({ row }: { readonly row: ThreadRow }): ReactElement {
  const { cards, files, find, viewed, onView, onClose } = useChatParts();
  const { of, quote } = row.body;
  if (of.kind === 'card') {
    const known = cards.find(({ deal, place }) => deal === of.deal && place === of.place);
    return (
      <div className="chat-file chat-card">
        <span>
          <small>{kinds[of.deal].shortLabel}</small>
          <Link to={addressAt(of.deal, of.place)}>
            <b>{of.title}</b>
          </Link>
          {known === undefined ? null : <CardFacts card={known} />}
        </span>
        <Icon name="forward" size={16} />
      </div>
    );
  }
  if (of.kind === 'file' && row.onDevice) return <WaitingFile file={of} />;
  if (of.kind === 'file' && !isPicture(of.type))
    return <Document machine={files} id={of.id} name={of.name} type={of.type} bytes={of.bytes} />;
  if (row.hiddenFrom === 'reader')
    return (
      <p className="chat-picture chat-picture-hidden">
        <Icon name="lock" size={20} />
        {text.hidden}
      </p>
    );
  if (of.kind === 'file')
    return (
      <>
        <button
          type="button"
          className="chat-picture-button"
          aria-label={`${text.openPicture} ${of.name}`}
          onClick={() => onView(row.key)}
        >
          <Picture machine={files} id={of.id} size="small" name={of.name} />
        </button>
        {viewed === row.key ? (
          <WholePicture machine={files} id={of.id} name={of.name} onClose={onClose} />
        ) : null}
      </>
    );
  return (
    <p className="chat-bubble">
      {quote === null ? null : (
        <span className="chat-quote">
          {quote.name}：{quote.excerpt}
        </span>
      )}
      <FoundText text={of.text} sought={find.words} />
    </p>
  );
}
