import type { Listing } from '../../domain/assistant/listing';
import { saleListing } from '../../domain/assistant/listing-facts';
import { aboutOpened } from '../../domain/assistant/opened-words';
import { hiddenFrom } from '../../domain/sale/disclosure';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import type { Viewing } from '../sale/viewing';

export interface OpenedDealsNeeds {
  readonly sales: Pick<Sales, 'signedBy'>;
  readonly viewing: Viewing;
  readonly clock: Clock;
}

/** The deals that a question is about by what the asker's own NDAs hold open, the latest signed first. */
interface OpenedDeals {
  /** Whose company the question names: it means these and no other. */
  readonly named: readonly Listing[];
  /** The deals whose opened texts contain all words of the question. */
  readonly said: readonly Listing[];
}

/** Looks through what is opened to the asker, and through nothing that is sealed from them (ENT-08). */
export const makeOpenedDeals =
  ({ sales, viewing, clock }: OpenedDealsNeeds) =>
  async (session: Session, question: string): Promise<OpenedDeals> => {
    const signed = await sales.signedBy(session.userId, clock.now());
    const viewerOf = await viewing(
      session,
      signed.map(({ id }) => id),
    );
    const about = signed
      .filter(({ id, hidden }) => hiddenFrom(viewerOf(id), hidden).length === 0)
      .map((sale) => ({ sale, how: aboutOpened(question, sale) }));
    const which = (asked: 'named' | 'said') =>
      about.filter(({ how }) => how === asked).map(({ sale }) => saleListing(viewerOf(sale.id), sale));
    return { named: which('named'), said: which('said') };
  };
