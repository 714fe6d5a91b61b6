import { useSelector } from '@xstate/react';
import {
  useId,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import type { ActorRefFrom } from 'xstate';
import { acceptedTypes } from '../../../../../contract/rules/upload-limits';
import { isPicture, typeEndings } from '../../../../../contract/upload/upload-type';
import type { WireDealCard } from '../../../../../contract/chat/deal-card';
import { oneLine } from '../../../../../contract/chat/excerpt';
import type { ComposerMachine } from '../../../../application/messages/composer/machine';
import { selectComposerStatus } from '../../../../application/messages/composer/status';
import { quoteNow } from '../../../../domain/chat/thread-rows';
import { cutNote, fieldText, longestFieldText } from '../../../../domain/text/field-text';
import { Button } from '../../../kit/action/button/button';
import { IconButton } from '../../../kit/action/button/icon-button';
import { typedKey } from '../../../kit/form/field/typed-key';
import { useFocusRequest } from '../../../kit/form/field/use-focus-request';
import { AskedCard } from './asked-card';
import { giveFiles, pastesFiles } from './given-files';
import { RefusedFile } from './refused-file';
import { ShownFile } from './shown-file';
import { ChatIcon } from './glyphs';
import { chatText as text } from './text';

export interface ComposerProps {
  readonly composer: ActorRefFrom<ComposerMachine>;
  /** What the two talk about, to be shown to the other. */
  readonly card: WireDealCard | null;
  /** On a desktop Enter sends, and Shift+Enter begins a line. */
  readonly enterSends: boolean;
  /** Nothing is written before it is known what is on its way. */
  readonly ready: boolean;
  /** The messages of the conversation that their senders took back. */
  readonly recalled: ReadonlySet<string>;
}

/** Media types, and endings for devices that do not know the types of office documents. */
const accepted = acceptedTypes.chat
  .flatMap((type) => (isPicture(type) ? [type] : [type, `.${typeEndings[type]}`]))
  .join(',');

/** Where one writes: words, a file, the deal. */
export function Composer({ composer, card, enterSends, ready, recalled }: ComposerProps): ReactElement {
  const status = useSelector(composer, selectComposerStatus);
  // A draft may quote a message that was taken back while the page was closed.
  const quote = quoteNow(status.quote, recalled);
  const field = useFocusRequest<HTMLTextAreaElement>(status.focusRequest);
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const send = (): void => {
    composer.send({ type: 'composer.sent' });
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready) send();
  };
  const press = (event: KeyboardEvent): void => {
    if (enterSends && typedKey(event.nativeEvent) === 'Enter' && !event.shiftKey) submit(event);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    giveFiles(composer, event.target.files);
    event.target.value = '';
  };
  const paste = (event: ClipboardEvent): void => {
    if (ready && pastesFiles(event.clipboardData) && giveFiles(composer, event.clipboardData.files))
      event.preventDefault();
  };
  return (
    <form className="chat-composer" aria-label={text.compose} onSubmit={submit}>
      {quote === null ? null : (
        <p className="chat-quoting">
          <span>
            {quote.name}：{quote.excerpt}
          </span>
          <IconButton
            icon="close"
            label={text.unquote}
            onPress={() => composer.send({ type: 'composer.unquoted' })}
          />
        </p>
      )}
      {status.refused === null ? null : (
        <RefusedFile
          file={status.refused}
          canRetry={status.canRetryFile}
          onRetry={() => composer.send({ type: 'composer.fileRetried' })}
          onChoose={() => chooser.current?.click()}
          onCancel={() => composer.send({ type: 'composer.fileCancelled' })}
        />
      )}
      {status.checked === null ? null : (
        <p className="chat-state" role="status">
          {text.checkingFile(status.checked)}
        </p>
      )}
      {status.shown === null ? null : (
        <ShownFile
          file={status.shown}
          onSend={() => composer.send({ type: 'composer.fileSent' })}
          onCancel={() => composer.send({ type: 'composer.fileCancelled' })}
        />
      )}
      {status.card === null ? null : (
        <AskedCard
          card={status.card}
          onSend={() => composer.send({ type: 'composer.cardSent' })}
          onCancel={() => composer.send({ type: 'composer.cardCancelled' })}
        />
      )}
      {status.tooLongBy === 0 ? null : (
        <p className="chat-state chat-state-bad" role="alert">
          {cutNote(status.text) ?? text.tooLong(status.tooLongBy)}
        </p>
      )}
      <div className="chat-tools">
        {ready ? (
          <IconButton
            icon={<ChatIcon name="add" size={24} />}
            label={text.addFile}
            onPress={() => chooser.current?.click()}
          />
        ) : null}
        <input
          ref={chooser}
          className="vh"
          type="file"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          disabled={!ready}
          accept={accepted}
          onChange={choose}
        />
        {card === null || !ready || !status.canChooseCard ? null : (
          <IconButton
            icon={<ChatIcon name="card" size={24} />}
            label={text.sendCard}
            onPress={() =>
              composer.send({
                type: 'composer.cardChosen',
                card: { kind: 'card', deal: card.deal, place: card.place, title: oneLine(card.title) },
              })
            }
          />
        )}
        {enterSends ? (
          <span className="chat-hint" id={hintId}>
            {text.hint}
          </span>
        ) : null}
      </div>
      <div className="chat-field">
        <textarea
          ref={field}
          rows={1}
          aria-label={text.field}
          aria-describedby={enterSends ? hintId : undefined}
          placeholder={text.placeholder}
          value={status.text}
          maxLength={longestFieldText}
          onChange={(event) => composer.send({ type: 'composer.typed', text: fieldText(event.target.value) })}
          onKeyDown={press}
          onPaste={paste}
        />
      </div>
      <Button kind="primary" submits busy={!status.canSend || !ready}>
        {text.send}
      </Button>
    </form>
  );
}
