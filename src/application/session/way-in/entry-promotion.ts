import { noPromotion } from '../../../domain/promotion/no-promotion';
import type { Promotions } from '../../../ports/promotions';
import { once } from '../../kit/once';

/** Promotions that keep what an address says. */
interface NotedPromotions extends Promotions {
  readonly note: (address: string) => void;
}

const carriesPromotion = /[?&](?:sprad|shareRegister|platformChannel)=/;

/**
 * What promoted the visitor, whose code is loaded when the entry address says something, or a way in asks (LAY-14).
 * @param entry the address that the page was opened by
 * @param allowed nothing is loaded or kept before
 */
export const entryPromotion = (
  load: () => Promise<NotedPromotions>,
  entry: string,
  allowed: Promise<void>,
): Promotions => {
  const noted = once(async () => {
    await allowed;
    const promotions = await load();
    promotions.note(entry);
    return promotions;
  });
  if (carriesPromotion.test(entry)) noted().catch(() => undefined);
  return {
    recall: () =>
      noted().then(
        (promotions) => promotions.recall(),
        () => noPromotion,
      ),
  };
};
