import { determinationStore } from '../adapters/database/stores/determination-store';
import { presentationStore } from '../adapters/database/kinds/presentation/store';
import { presentationCalls } from '../adapters/http/calls/presentation-calls';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { makePresentationFiles } from '../application/presentation/presentation-files';
import { makePresentationReading } from '../application/presentation/presentation-reading';
import type { Accounts } from '../ports/accounts';
import type { Platform } from './platform';
import type { Storage } from './storage';

export interface PresentationUseCaseNeeds extends Pick<Platform, 'clock' | 'log' | 'slideDrawing'> {
  readonly accounts: Pick<Accounts, 'byId'>;
}

/** Presentations and the pages that are drawn of them, put together. */
export const makePresentationUseCases = (
  { database, decks }: Pick<Storage, 'database' | 'decks'>,
  { accounts, clock, log, slideDrawing }: PresentationUseCaseNeeds,
) => {
  const reading = makePresentationReading({
    presentations: presentationStore(database),
    accounts,
    determinations: determinationStore(database),
    clock,
  });
  const files = makePresentationFiles({
    reading,
    files: decks,
    drawing: slideDrawing,
    digest: sha256Digest,
    clock,
    log,
  });
  return { files, calls: presentationCalls(reading, files) };
};
