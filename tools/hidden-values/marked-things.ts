import { exactDecimal } from '../../contract/values/decimal';
import type { SeedFund } from '../../gateway/src/seed/records/fund';
import type { SeedInvestor } from '../../gateway/src/seed/records/investor';
import type { SeedPresentation } from '../../gateway/src/seed/records/presentation';
import type { SeedContent } from '../../gateway/src/seed/seed-content';
import { markedNumber, markedText, numberTrace, type Mark, type World } from './marks';

const numberOf = (world: World, place: number, part: number): string =>
  markedNumber(world, place, 'materials', part % 10);

/** The worlds differ also in what is no mark: the risk grade, the months and the number of terms. */
const markedFund = (world: World, fund: SeedFund, place: number): SeedFund => {
  const text = markedText(world, fund.id, 'materials');
  const isOne = world === 'one';
  const { terms, portfolio, partners, documents } = fund.materials;
  return {
    ...fund,
    materials: {
      risk: isOne ? 'R2' : 'R5',
      terms: terms.slice(isOne ? 0 : 1).map(() => ({ name: text, text })),
      portfolio: portfolio.map(() => ({
        company: text,
        industry: text,
        round: text,
        daysAgo: isOne ? 100 : 500,
        standing: text,
      })),
      partners: partners.map((_, part) => ({
        kind: text,
        share: exactDecimal(numberOf(world, place, part)),
      })),
      documents: documents.map((_, part) => ({ name: text, pages: Number(numberOf(world, place, part)) })),
    },
  };
};

const markedPresentation = (world: World, presentation: SeedPresentation): SeedPresentation => {
  if (!presentation.gated) return presentation;
  const text = markedText(world, presentation.id, 'materials');
  return {
    ...presentation,
    summary: text,
    use: text,
    speakerText: text,
    commentators: [{ name: text, text }],
    materials: presentation.materials.map(({ pages }) => ({ name: text, pages })),
    pages: presentation.pages.map(() => ({ title: text, lines: [text] })),
  };
};

/** The other world has one contact more. */
const markedInvestor = (world: World, investor: SeedInvestor): SeedInvestor => {
  const text = markedText(world, investor.id, 'contacts');
  const contact = { name: text, position: text, phone: text, email: text };
  return {
    ...investor,
    contacts: [...investor.contacts.map(() => contact), ...(world === 'one' ? [] : [contact])],
  };
};

const fundMarks = ({ id, materials }: SeedFund): readonly Mark[] =>
  [
    ...new Set([
      ...materials.terms.map(({ text }) => text),
      ...materials.partners.map(({ share }) => numberTrace(share)),
      ...materials.documents.map(({ pages }) => numberTrace(String(pages))),
    ]),
  ].map((trace) => ({ thing: id, field: 'materials', readers: 'determined', trace }));

interface MarkedThings {
  readonly content: Pick<SeedContent, 'funds' | 'investors' | 'presentations'>;
  readonly marks: readonly Mark[];
}

/** Marks in the materials of funds, in the presentations of funds, and in the contacts of investors. */
export const markedThings = (seed: SeedContent, world: World): MarkedThings => {
  const funds = seed.funds.map((fund, place) => markedFund(world, fund, place));
  const investors = seed.investors.map((investor) => markedInvestor(world, investor));
  const presentations = seed.presentations.map((presentation) => markedPresentation(world, presentation));
  return {
    content: { funds, investors, presentations },
    marks: [
      ...funds.flatMap(fundMarks),
      ...presentations.flatMap(({ id, gated, summary }): readonly Mark[] =>
        gated ? [{ thing: id, field: 'materials', readers: 'determined', trace: summary }] : [],
      ),
      ...investors.flatMap(({ id, contacts: [contact] }): readonly Mark[] =>
        contact === undefined
          ? []
          : [{ thing: id, field: 'contacts', readers: 'verified', trace: contact.phone }],
      ),
    ],
  };
};
