import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { accountStore } from '../../../gateway/src/adapters/database/stores/account-store';
import { growingDelayStore } from '../../../gateway/src/adapters/database/stores/growing-delay-store';
import { knownDeviceStore } from '../../../gateway/src/adapters/database/stores/known-device-store';
import { limitStore } from '../../../gateway/src/adapters/database/stores/limit-store';
import { sentCodeStore } from '../../../gateway/src/adapters/database/stores/sent-code-store';
import { captchaPassStore } from '../../../gateway/src/adapters/database/stores/captcha-pass-store';
import { ticketStore } from '../../../gateway/src/adapters/database/stores/ticket-store';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { makePlaceOf } from '../../../gateway/src/application/account/visitor-place';
import { makeCodeDesk } from '../../../gateway/src/application/account/sent-codes';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

export const member = '13851206614';
export const removedMember = '13851206615';
export const stranger = '13851206616';

export interface WishChange {
  readonly purpose?: 'login' | 'forgotten' | 'identity';
  readonly userName?: string;
  readonly countryCode?: string;
  readonly ticket?: string;
  readonly ip?: string;
  readonly device?: string;
}

/** The desk of codes over a real database with a member and one who was removed; time is moved by hand. */
export const openCodeRig = async () => {
  const sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  const clock = movedClock();
  const database = databaseOver(sql);
  await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at, removed)
    values ('a', '${member}', '甲', '公司', '经理', '', 1, false),
           ('b', '${removedMember}', '乙', '公司', '经理', '', 1, true)`);
  const tickets = ticketStore(database, clock, systemRandom);
  const codes = sentCodeStore(database, clock);
  const devices = knownDeviceStore(database, clock);
  const warned: string[] = [];
  const desk = makeCodeDesk({
    codes,
    accounts: accountStore(database),
    tickets,
    limits: limitStore(database, clock),
    delays: growingDelayStore(database, clock),
    passes: captchaPassStore(database, clock),
    placeOf: makePlaceOf(devices),
    warn: (phone) => warned.push(phone),
    clock,
    random: systemRandom,
  });
  const randstr = 'r';
  const ticket = () => tickets.issue({ appid: 'a', randstr, ip: '127.0.0.1' });
  return {
    clock,
    warned,
    devices,
    codes,
    desk,
    ticket,
    close: () => sql.close(),
    /** Asks for a code with a fresh ticket; the words of a refusal, or 'sent'. */
    ask: async (change: WishChange = {}): Promise<string> => {
      const wish = {
        purpose: 'login',
        userName: member,
        countryCode: '86',
        randstr,
      } as const;
      const { ip = '10.0.0.1', device = null, ...changed } = change;
      const visitor = { ip, device };
      const asked = await desk.send({
        ...wish,
        ticket: change.ticket ?? (await ticket()),
        ...changed,
        visitor,
      });
      return asked._tag === 'Left' ? asked.left.text : 'sent';
    },
    /** The code that was sent last, as the operator reads it; empty when none was. */
    lastCode: async (phone = member): Promise<string> => (await codes.recent(phone, 1))[0]?.code ?? '',
    /** Takes or checks a code; the words of a refusal, or the phone. */
    prove: async (
      code: string,
      how: 'takeCode' | 'checkCode' = 'takeCode',
      { purpose = 'login', userName = member, countryCode = '86', ip = '10.0.0.1', device }: WishChange = {},
    ): Promise<string> => {
      const taken = await desk[how](
        { userName, countryCode, code, visitor: { ip, device: device ?? null } },
        purpose,
      );
      return taken._tag === 'Left' ? taken.left.text : taken.right;
    },
  };
};

export type CodeRig = Awaited<ReturnType<typeof openCodeRig>>;
