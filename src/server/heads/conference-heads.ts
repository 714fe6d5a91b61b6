import { yuanDigits } from '../../../contract/values/fen';
import { conferenceKind } from '../../domain/conference/kind';
import { eventStatement } from './event-statement';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** Conferences. */
export const conferenceListHead = (of: HeadOf): PageHead => ({
  description: '并购与投资会议：按状态、行业、地区与月份查找，议程、嘉宾、票种、余位与退票规则一页看清。',
  statements: listStatements(conferenceKind, of, ({ title }) => title),
});

/** One conference, as an event. */
export const conferenceHead = (of: HeadOf): PageHead => {
  const thing = sentThing(conferenceKind, of);
  if (thing === null) return {};
  const { title, intro, region, address, host, tickets } = thing;
  const description = asDescription(intro === '' ? title : intro);
  const url = of.at(pathOf('conference', thing));
  return {
    title,
    description,
    type: 'article',
    statements: [
      eventStatement(
        { ...thing, address: `${region} ${address}`.trim(), organizer: host },
        { description, url },
        {
          offers: tickets.map(({ name, price }) => ({
            '@type': 'Offer',
            name,
            price: yuanDigits(price),
            priceCurrency: 'CNY',
            url,
          })),
        },
      ),
      wayToThing(of, 'conference', thing),
    ],
  };
};
