import type { Listing } from '../../domain/assistant/listing';
import { hiddenFrom } from '../../domain/sale/disclosure';
import { saleListing } from '../../domain/sale/sale-listing';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import type { Viewing } from '../sale/viewing';

export interface OpenedDealsNeeds {
  readonly sales: Pick<Sales, 'signedBy'>;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

/** Shorter names are words of many questions. */
const shortestName = 4;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '');

/**
 * Returns the deals whose hidden company a question names and whose NDA the asker holds, the latest signed first. No sealed
 * deal is searched (ENT-08).
 */
export const makeOpenedDeals =
  ({ sales, viewing, clock }: OpenedDealsNeeds) =>
  async (session: Session, question: string): Promise<readonly Listing[]> => {
    const signed = await sales.signedBy(session.userId, clock.now());
    const viewerOf = await viewing(
      session,
      signed.map(({ id }) => id),
    );
    const asked = plain(question);
    return signed
      .filter(({ id, hidden, companyName }) => {
        const name = plain(companyName);
        const isOpen = hiddenFrom(viewerOf(id), hidden).length === 0;
        return (
          isOpen && hidden.includes('companyName') && name.length >= shortestName && asked.includes(name)
        );
      })
      .map((sale) => saleListing(viewerOf(sale.id), sale));
  };

export type OpenedDeals = ReturnType<typeof makeOpenedDeals>;
