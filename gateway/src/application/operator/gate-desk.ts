import { left, right, type Either } from 'fp-ts/Either';
import { isId } from '../../../../contract/values/id';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Gates } from '../../ports/gates';

export interface GateDeskNeeds {
  readonly gates: Pick<Gates, 'nameStaff' | 'dismissStaff' | 'staff' | 'setEntry' | 'setPoint' | 'counts'>;
  readonly accounts: Pick<Accounts, 'byPhone'>;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator sets up for the gates of a conference (MKT-22); each answers lines for the terminal. */
export interface GateDesk {
  readonly nameStaff: (conf: string, phone: string) => Line;
  readonly dismissStaff: (conf: string, phone: string) => Line;
  /** The staff, and how many were scanned and let in. */
  readonly show: (conf: string) => Line;
  readonly setEntry: (conf: string, id: string, title: string) => Line;
  /** @param first the first number of the gate's range, '' for none */
  readonly setPoint: (conf: string, name: string, first: string, last: string) => Line;
}

const unknown = (conf: string): Either<string, string> => left(`没有编号为 ${conf} 的会议`);

/** The longest title of an entry and name of a gate, in characters. */
const longestName = 30;
const isName = (text: string): boolean =>
  text !== '' && Array.from(text).length <= longestName && !/\p{Cc}/u.test(text);

/** Names the staff of a conference, its entries and its gates. */
export const makeGateDesk = ({ gates, accounts, clock }: GateDeskNeeds): GateDesk => {
  const idOf = async (phone: string): Promise<Either<string, string>> => {
    const found = await accounts.byPhone(phone);
    return found === null ? left(`没有手机号为 ${phone} 的账号`) : right(found.account.id);
  };
  return {
    nameStaff: async (conf, phone) => {
      const id = await idOf(phone);
      if (id._tag === 'Left') return id;
      return (await gates.nameStaff(conf, id.right, clock.now()))
        ? right(`${phone} 已可以为会议 ${conf} 签到：/qr_code/${conf}`)
        : unknown(conf);
    },
    dismissStaff: async (conf, phone) => {
      const id = await idOf(phone);
      if (id._tag === 'Left') return id;
      return (await gates.dismissStaff(conf, id.right))
        ? right(`${phone} 不再是会议 ${conf} 的签到人员`)
        : left(`${phone} 不是会议 ${conf} 的签到人员`);
    },
    show: async (conf) => {
      const [staff, { scans, admissions }] = await Promise.all([gates.staff(conf), gates.counts(conf)]);
      const lines = [
        ...staff.map(({ name, phone }) => `签到人员 ${name} ${phone}`),
        ...Object.entries(admissions).map(([entry, many]) => `入口 ${entry} 已签到 ${many} 人`),
        `扫码 ${scans.admitted ?? 0} 次放行，${scans.repeated ?? 0} 次重复，${scans.refused ?? 0} 次未放行`,
      ];
      return right(lines.join('\n'));
    },
    setEntry: async (conf, id, title) => {
      if (!isId(id) || !isName(title)) return left('请填写签到项的编号（字母、数字）和名称（30 字以内）');
      return (await gates.setEntry(conf, { id, title })) ? right(`签到项 ${id}：${title}`) : unknown(conf);
    },
    setPoint: async (conf, name, first, last) => {
      if (!isName(name)) return left('请填写入口名称（30 字以内）');
      const range = { first: first === '' ? null : first, last: last === '' ? null : last };
      return (await gates.setPoint(conf, { name, ...range }))
        ? right(`入口 ${name}${first + last === '' ? '' : `：离线时只核验票号 ${first} 至 ${last}`}`)
        : unknown(conf);
    },
  };
};
