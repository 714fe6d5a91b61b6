import type { BrowserGateway } from '../support/gateway';

const said = (outcome: { readonly _tag: string; readonly right?: string }): string => outcome.right ?? '';

/** The number of the publication of a title that waits for review, as operators read it. */
export const numberOf = async (gateway: BrowserGateway, title: string): Promise<number> => {
  const lines = said(await gateway.inside.desk.publications.list()).split('\n');
  return Number(/编号 (\d+)/.exec(lines.find((line) => line.includes(title)) ?? '')?.[1]);
};
