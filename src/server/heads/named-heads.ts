import type { PlacedKind } from '../../../contract/kind/kinds';
import { investorKind } from '../../domain/investor/kind';
import type { Kind } from '../../domain/kind/kind';
import { parkKind } from '../../domain/park/kind';
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

/** A page about an organization or a place, which the statement describes. */
const about =
  <A, P extends Named>(kind: Kind<PlacedKind, A, P>, type: 'Organization' | 'Place' = 'Organization') =>
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
        { '@type': type, name: title, description, url },
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

/** Free-trade zones and parks, and one of them with its policies. */
export const parkListHead = named(
  parkKind,
  '自贸区与园区：按地区、类型、主导产业与有效政策查找，政策附文号、有效期与核验日期，已失效的单独标明。',
);
export const parkHead = about(parkKind, 'Place');
