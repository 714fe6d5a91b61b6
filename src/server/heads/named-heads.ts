import type { PlacedKind } from '../../../contract/kind/kinds';
import { investorKind } from '../../domain/investor/kind';
import type { Kind } from '../../domain/kind/kind';
import { organizationKind } from '../../domain/organization/kind';
import { asDescription, type HeadOf, type PageHead } from './head';
import { listStatements, pathOf, sentThing, wayToThing } from './kind-heads';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
}

const named =
  <A extends Named, P>(kind: Kind<PlacedKind, A, P>, description: string) =>
  (of: HeadOf): PageHead => ({ description, statements: listStatements(kind, of, ({ name }) => name) });

/** A page about an organization, which the statement describes. */
const about =
  <A, P extends Named>(kind: Kind<PlacedKind, A, P>) =>
  (of: HeadOf): PageHead => {
    const thing = sentThing(kind, of);
    if (thing === null) return {};
    const { id, name: title, intro } = thing;
    const description = asDescription(intro === '' ? title : intro);
    const url = of.at(pathOf(kind.name, { id }));
    return {
      title,
      description,
      statements: [
        { '@type': 'Organization', name: title, description, url },
        wayToThing(of, kind.name, { id, title }),
      ],
    };
  };

/** Investors, and one of them without its contacts. */
export const investorListHead = named(
  investorKind,
  '投资机构：按类型、阶段、行业、地区与单笔金额查找，公开案例、团队与在管基金一页看清。',
);
export const investorHead = about(investorKind);

/** Organizations that serve deals, and one of them. */
export const organizationListHead = named(
  organizationKind,
  '服务机构：券商、财务顾问、会计师与律师事务所等，按服务、持证人员与地区查找，收费与案例公开可查。',
);
export const organizationHead = about(organizationKind);
