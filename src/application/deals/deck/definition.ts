import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { addressAt } from '../../../../contract/kind/address';
import { presentationFilePath } from '../../../../contract/presentation/calls';
import { addressOfPage } from '../../../domain/presentation/page-in-address';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { FilePreview } from '../../../ports/file-previews';
import type { PagePorts } from '../../../ports/page-ports';
import type { OpenPdf, PdfFault } from '../../../ports/pdf-reader';
import { fromListener } from '../../kit/from-listener';
import type { AddressAmended, DeckCommand, DeckEvent, DeckSource } from './deck-context';
import { deckMachine, type DeckMachine } from './machine';

export type DeckPorts = Pick<PagePorts, 'callOf' | 'pdf' | 'previews' | 'way'>;

/** How many pages may wait to be drawn: the one that is shown, and the next. */
const mostWaiting = 2;

const notStarted: DeckEvent = { type: 'deck.failed', fault: 'unavailable' };

const isRefused = (failure: GatewayFailure): boolean =>
  failure.kind === 'notLoggedIn' ||
  (failure.kind === 'refused' && (failure.code === 403 || failure.code === 404));

/** A presentation over its ports: a PDF that is read here, or pictures that the gateway draws. */
export const deck = ({ callOf, pdf, previews, way }: DeckPorts): DeckMachine => {
  const read = callOf(({ presentationPicture }) => presentationPicture.read);

  const pictured = ({ id, pageCount }: DeckSource): OpenPdf => ({
    pageCount,
    draw: (page, options) => async (): Promise<Either<PdfFault, FilePreview>> => {
      const answer = await read({ id, page }, options)();
      if (isLeft(answer)) return left(isRefused(answer.left) ? 'refused' : 'unavailable');
      return right(previews.openPicture(answer.right));
    },
    close: () => undefined,
  });

  const open = (source: DeckSource, signal: AbortSignal): TaskEither<PdfFault, OpenPdf> =>
    source.protected
      ? () => Promise.resolve(right(pictured(source)))
      : pdf.open(presentationFilePath(source.id), { signal });

  return deckMachine.provide({
    actors: {
      deck: fromListener<DeckCommand, DeckSource>(({ input, sendBack, receive }) => {
        const leaving = new AbortController();
        const { signal } = leaving;
        const notify = (event: DeckEvent): void => {
          if (!signal.aborted) sendBack(event);
        };
        const pictures = new Map<number, FilePreview>();
        /** The pages that wait to be drawn, the latest wanted last. */
        let waiting: readonly number[] = [];
        const opened: { file?: OpenPdf; drawing?: number } = {};

        const draw = async (file: OpenPdf, page: number): Promise<void> => {
          const drawn = await file
            .draw(page, { signal })()
            .catch(() => left('unavailable' as const));
          if (isLeft(drawn)) {
            if (drawn.left === 'refused') notify({ type: 'deck.failed', fault: 'refused' });
            else notify({ type: 'page.failed', page });
          } else if (signal.aborted) drawn.right.close();
          else {
            pictures.set(page, drawn.right);
            notify({ type: 'page.drawn', page, address: drawn.right.address });
          }
        };

        /** Draws one page after the other: who turns pages fast waits for the last one alone. */
        const work = async (file: OpenPdf): Promise<void> => {
          for (let page = waiting.at(-1); page !== undefined && !signal.aborted; page = waiting.at(-1)) {
            waiting = waiting.slice(0, -1);
            opened.drawing = page;
            await draw(file, page);
          }
          delete opened.drawing;
        };

        receive(({ type, page }) => {
          const { file, drawing } = opened;
          if (type === 'page.dropped') {
            pictures.get(page)?.close();
            pictures.delete(page);
            return;
          }
          if (file === undefined || page === drawing || pictures.has(page)) return;
          waiting = [...waiting.filter((one) => one !== page), page].slice(-mostWaiting);
          if (drawing === undefined) void work(file);
        });

        void open(input, signal)()
          .catch(() => left('unavailable' as const))
          .then((answer) => {
            if (isLeft(answer)) notify({ type: 'deck.failed', fault: answer.left });
            else if (signal.aborted) answer.right.close();
            else {
              opened.file = answer.right;
              notify({ type: 'deck.opened', pageCount: answer.right.pageCount });
            }
          });

        return () => {
          leaving.abort();
          for (const picture of pictures.values()) picture.close();
          opened.file?.close();
        };
      }, notStarted),
      address: fromListener<AddressAmended, Pick<DeckSource, 'id'>>(({ input: { id }, receive }) => {
        receive(({ page }) => way.amend(`${addressAt('presentation', id)}${addressOfPage(page)}`));
      }),
    },
  });
};
