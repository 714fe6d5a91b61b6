import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { PresentationDetail } from '../../../../contract/presentation/presentation';
import type { DeckMachine } from '../../../application/deals/deck/machine';
import { selectDeckStatus, type DeckStatus } from '../../../application/deals/deck/status';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { IconButton } from '../../kit/action/button/icon-button';
import { Drawing } from '../../kit/display/icon/drawing';
import { PictureViewer, type TurnWay } from '../deal-action/picture-viewer/picture-viewer';
import { deckText as text } from './text';
import { useFullScreen } from './use-full-screen';
import './deck.css';

export interface DeckViewerProps {
  readonly machine: DeckMachine;
  readonly of: PresentationDetail;
  /** The page that the address asks for, from 1. */
  readonly page: number;
  readonly onClose: () => void;
}

const corners = <path d="M4.5 9V4.5H9M15 4.5h4.5V9m0 6v4.5H15m-6 0H4.5V15" />;

interface PageProps {
  readonly status: DeckStatus;
  readonly of: PresentationDetail;
  readonly onAgain: () => void;
}

const Note = ({
  word,
  advice = '',
  onAgain,
}: {
  readonly word: string;
  readonly advice?: string;
  readonly onAgain?: () => void;
}): ReactElement => (
  <div className="deck-note">
    <p role={onAgain === undefined && advice === '' ? 'status' : 'alert'}>{word}</p>
    {advice === '' ? null : <p>{advice}</p>}
    {onAgain === undefined ? null : <Button onPress={onAgain}>{text.again}</Button>}
  </div>
);

/** The page, or why it is not there. */
function Page({ status, of, onAgain }: PageProps): ReactElement {
  const { phase, page, address, fault } = status;
  if (fault !== null)
    return (
      <Note word={text.faults[fault]} advice={phase === 'refused' ? text.advice : ''} onAgain={onAgain} />
    );
  if (phase === 'pageFailed') return <Note word={text.pageFailed(page)} onAgain={onAgain} />;
  if (address === null) return <Note word={phase === 'opening' ? text.opening : text.drawing(page)} />;
  const { title = '', lines = [] } = of.pages?.[page - 1] ?? {};
  return <img className="deck-page" src={address} alt={text.alt(page, title, lines.join(''))} />;
}

interface FootProps {
  readonly status: DeckStatus;
  readonly of: PresentationDetail;
  readonly onTurn: (to: number) => void;
}

const Foot = ({ status: { page, pageCount }, of, onTurn }: FootProps): ReactElement => (
  <>
    <IconButton icon="back" label={text.previous} onPress={() => onTurn(page - 1)} />
    <label className="deck-choice">
      <span aria-hidden="true">{text.place(page, pageCount)}</span>
      <select aria-label={text.choose} value={page} onChange={({ target }) => onTurn(Number(target.value))}>
        {Array.from({ length: pageCount }, (_, place) => (
          <option key={place} value={place + 1}>
            {`${place + 1} ${of.pages?.[place]?.title ?? ''}`}
          </option>
        ))}
      </select>
    </label>
    <IconButton icon="forward" label={text.next} onPress={() => onTurn(page + 1)} />
    <p className="vh" role="status">
      {text.shown(page, pageCount)}
    </p>
  </>
);

const pageOf = (way: TurnWay, { page, pageCount }: DeckStatus): number =>
  ({ first: 1, last: pageCount, next: page + 1, previous: page - 1 })[way];

/** A presentation over the whole window, page by page: by buttons, keys and fingers (SCR-06). */
export function DeckViewer({ machine, of, page, onClose }: DeckViewerProps): ReactElement {
  const { id, protected: isProtected, pageCount, title } = of;
  const deck = usePartFlow(machine, { id, protected: isProtected, pageCount, page });
  const status = useSelector(deck, selectDeckStatus);
  const fullScreen = useFullScreen();
  const isOpen = status.phase !== 'opening' && status.fault === null;
  const turn = (to: number): void => {
    if (isOpen) deck.send({ type: 'page.turned', to });
  };
  return (
    <PictureViewer
      title={title}
      onClose={onClose}
      turning={{
        className: 'deck',
        of: status.page,
        onTurn: (way) => turn(pageOf(way, status)),
        tools:
          fullScreen === null ? null : (
            <IconButton
              icon={<Drawing lines={corners} size={20} />}
              label={fullScreen.full ? text.notFull : text.full}
              pressed={fullScreen.full}
              onPress={fullScreen.toggle}
            />
          ),
        foot: isOpen ? <Foot status={status} of={of} onTurn={turn} /> : null,
      }}
    >
      <Page
        status={status}
        of={of}
        onAgain={() => deck.send({ type: status.phase === 'pageFailed' ? 'page.retried' : 'deck.retried' })}
      />
    </PictureViewer>
  );
}
