import { presentationKind } from '../../domain/presentation/kind';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

/** Roadshow presentations. */
export const presentationListHead = (of: HeadOf): PageHead => ({
  description:
    '项目路演：按行业、地区、轮次与融资金额查找路演材料，逐页查看市场、产品、团队、财务与融资安排。',
  statements: listStatements(presentationKind, of, ({ title }) => title),
});

/** One presentation of a company. A fund's is not sent to visitors, so that it has no head (MKT-19). */
export const presentationHead = (of: HeadOf): PageHead => {
  const thing = sentThing(presentationKind, of);
  if (thing === null || thing.gated) return {};
  const { title, company, summary, at: heldAt, pageCount } = thing;
  const description = asDescription(summary === '' ? title : summary);
  return {
    title,
    description,
    type: 'article',
    statements: [
      {
        '@type': 'PresentationDigitalDocument',
        name: title,
        description,
        url: of.at(pathOf('presentation', thing)),
        datePublished: new Date(heldAt).toISOString(),
        about: { '@type': 'Organization', name: company },
        numberOfPages: pageCount,
      },
      wayToThing(of, 'presentation', thing),
    ],
  };
};
