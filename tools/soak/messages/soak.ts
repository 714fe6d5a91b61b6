import { runLeg, type Leg, type LegFigures } from './leg';
import { quantile } from './judge';

/**
 * `npm run soak -- messages`: two exchange 10,000 messages through 500 drops with time run faster, and beside it some
 * through 20 drops in real time. Answers the code to end with: 1 where a message was lost, shown twice or out of order.
 */
// Longer apart than a connection must live for earlier failures to be forgotten, so that each drop is a first one.
const legs: readonly Leg[] = [
  { name: 'fast', times: 30, messages: 10_000, drops: 500, apartMs: 31_000, writeEveryMs: 3_000, seed: 1 },
  { name: 'real', times: 1, messages: 1_000, drops: 20, apartMs: 31_000, writeEveryMs: 1_400, seed: 2 },
];

const shown = ({ name, times }: Leg, figures: LegFigures): readonly string[] => [
  `${name} (time ×${times}): ${figures.messages} messages, ${figures.drops} drops`,
  `  lost              ${figures.lost}`,
  `  twice             ${figures.twice}`,
  `  out of order      ${figures.outOfOrder}`,
  `  connections at once ${figures.mostLive}`,
  `  live again, ms    median ${Math.round(quantile(figures.liveAgainMs, 0.5))}, p99 ${Math.round(quantile(figures.liveAgainMs, 0.99))}`,
];

const holds = ({ lost, twice, outOfOrder, mostLive }: LegFigures): boolean =>
  lost + twice + outOfOrder === 0 && mostLive === 1;

export const soakMessages = async (args: readonly string[]): Promise<number> => {
  const begun = Date.now();
  const chosen = legs.filter(({ name }) => args.length === 0 || args.includes(name));
  const figures = await Promise.all(chosen.map((leg) => runLeg(leg, (line) => console.log(line))));
  for (const [at, leg] of chosen.entries()) {
    const one = figures[at];
    if (one !== undefined) console.log(shown(leg, one).join('\n'));
  }
  console.log(`in ${Math.round((Date.now() - begun) / 1_000)} s`);
  return figures.every(holds) ? 0 : 1;
};
