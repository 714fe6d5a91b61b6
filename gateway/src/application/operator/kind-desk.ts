import { left, right, type Either } from 'fp-ts/Either';
import { kinds } from '../../../../contract/kind/kinds';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { isId } from '../../../../contract/values/id';
import type { Alerting } from '../search/alerting';
import type { Clock } from '../../ports/clock';
import type { ManagedKind, ManagedKinds } from '../../ports/managed-kinds';

export interface KindDeskNeeds {
  readonly managed: ManagedKinds;
  readonly clock: Clock;
  /** Notifies members whose saved searches match a thing that became listed. */
  readonly allListed: Alerting['allListed'];
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about the things of a kind (OPS-06); each answers lines for the terminal. */
export interface KindDesk {
  readonly list: (kind: ManagedKind) => Line;
  readonly publish: (kind: ManagedKind, id: string) => Line;
  readonly withdraw: (kind: ManagedKind, id: string) => Line;
}

const mostListed = 500;

/** Lists, publishes and withdraws the things of a kind; a withdrawn one is in no list, search or site map. */
export const makeKindDesk = ({ managed, clock, allListed }: KindDeskNeeds): KindDesk => {
  const change = async (kind: ManagedKind, id: string, isWithdrawn: boolean): Line => {
    const now = clock.now();
    const done = isId(id) ? await managed.change(kind, id, isWithdrawn ? now : null, now) : null;
    const { label } = kinds[kind];
    if (done === null) return left(`没有编号为 ${id} 的${isWithdrawn ? '已上架' : '已下架'}${label}`);
    if (!isWithdrawn) await allListed(kind, [id]);
    return right(`${label}“${done.title}”已${isWithdrawn ? '下架' : '上架'}`);
  };
  return {
    list: async (kind) => {
      const things = await managed.list(kind, mostListed);
      const lines = things.map(({ id, title, withdrawnAt }) =>
        [id, title, withdrawnAt === null ? '' : `${beijingTime(withdrawnAt)} 下架`]
          .filter((part) => part !== '')
          .join('  '),
      );
      const rest = things.length < mostListed ? [] : [`只列出前 ${mostListed} 条`];
      return right(lines.length === 0 ? `没有${kinds[kind].label}` : [...lines, ...rest].join('\n'));
    },
    publish: (kind, id) => change(kind, id, false),
    withdraw: (kind, id) => change(kind, id, true),
  };
};
