import type { ReactElement } from 'react';
import { later, type NotCome } from '../../kit/later/later';
import { Button } from '../../kit/action/button/button';
import { ResultNote } from '../../kit/state/result-note/result-note';
import type { DeckViewerProps } from './deck-viewer';
import { deckText as text } from './text';

const Instead = ({ onAgain }: DeckViewerProps & NotCome): ReactElement => (
  <div>
    <ResultNote kind="failed">{text.notCome}</ResultNote>
    <Button onPress={onAgain}>{text.reload}</Button>
  </div>
);

/** The viewer of a presentation, whose code comes when one is opened. */
export const DeckViewerLater = later<DeckViewerProps>(
  async () => (await import('./deck-viewer')).DeckViewer,
  Instead,
).Part;
