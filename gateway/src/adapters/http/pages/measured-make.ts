import { secondMs } from '../../../../../contract/values/duration';
import type { Metrics, RenderOutcome } from '../../../ports/metrics';
import type { PageToMake } from '../../../ports/page-renderer';

/** The same rendering of a page, which is measured each time it runs. */
export const measuredMake =
  (make: PageToMake['make'], { pageRendered }: Pick<Metrics, 'pageRendered'>): PageToMake['make'] =>
  async () => {
    const begunAt = performance.now();
    const rendered = (outcome: RenderOutcome): void =>
      pageRendered(outcome, (performance.now() - begunAt) / secondMs);
    try {
      const made = await make();
      rendered(made.kind);
      return made;
    } catch (error) {
      rendered('failed');
      throw error;
    }
  };
