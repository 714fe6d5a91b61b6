import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, one line for each element; looking into frames takes it a page of its own. */
export const axeViolations = async (page: Page, frames = false): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode(!frames);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
};
