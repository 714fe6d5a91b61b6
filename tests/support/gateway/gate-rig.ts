import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import type { Scan } from '../../../contract/gate/gate';
import { codeText, signedText, windowAt, type TicketCode } from '../../../contract/gate/ticket-code';
import { callGateway, type Answered } from './call';
import { tokenOf } from './log-in';
import { sampleContent } from './sample-content';
import { seededImage, type DatabaseImage } from './database-image';
import { seededAt } from './template';
import { startTestGateway, type TestGateway, type TestGatewayChoice } from './test-gateway';

/** A ticket as a test wants it. */
export interface RigTicket {
  readonly number: string;
  readonly holder: string;
  readonly state?: string;
  readonly conf?: string;
}

const conferenceSql = (id: string): string =>
  `insert into conferences (id, title, host, industries, industry_ids, region, form, venue, opens_at, closes_at, starts_at,
   ends_at, facts, changed_at)
   values ('${id}', '对接会 ${id}', '主办', '[]', '[]', '苏州', 'onsite', '博览中心',
   ${seededAt - 9_000}, ${seededAt - 1_000}, ${seededAt}, ${seededAt + 36_000_000}, '{}', ${seededAt});
   insert into conference_ticket_types values ('type-${id}', '${id}', 0, '标准票', 'standard', 0, 20000, 10000, false, null, null, '', '[]');`;

const ticketSql = ({ number, holder, state = 'valid', conf = 'conf-1' }: RigTicket, place: number): string =>
  `insert into tickets (number, registration_id, conference_id, type_id, holder_id, place, name, phone, company, position,
   price, state, registered_at, changed_at)
   values ('${number}', 'r-${holder}-${conf}', '${conf}', 'type-${conf}', '${holder}', ${place}, '来宾${number}', '1390000${String(place).padStart(4, '0')}',
   '公司', '经理', 0, '${state}', ${seededAt}, ${seededAt});`;

const registrationSql = (holder: string, conf: string): string =>
  `insert into ticket_registrations values ('r-${holder}-${conf}', '${holder}', 'k-${conf}', '${conf}', 'type-${conf}', '', null, ${seededAt});`;

/** A seeded database with two conferences and these tickets; the sample's unless others are given. */
export const imageWith = async (
  tickets: readonly RigTicket[],
  { name, content }: TestGatewayChoice = { name: 'sample', content: sampleContent },
): Promise<DatabaseImage> => {
  const confs = ['conf-1', 'conf-2'];
  const holders = [...new Set(tickets.map(({ holder }) => holder))];
  const statements = [
    ...confs.map(conferenceSql),
    ...holders.flatMap((holder) => confs.map((conf) => registrationSql(holder, conf))),
    ...tickets.map(ticketSql),
  ];
  return (await seededImage(name, content)).after('tickets', statements.join('\n'));
};

/** A gateway with tickets of two conferences, whose clock is at the beginning of both. */
export const startGateGateway = async (tickets: readonly RigTicket[]): Promise<TestGateway> => {
  return startTestGateway({ storage: await (await imageWith(tickets)).storage() });
};

/** A device that shows tickets: its key, and the codes that it signs. */
export const ticketDevice = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), code: (code: TicketCode) => signedCode(privateKey, code) };
};

const signedCode = (key: KeyObject, code: TicketCode): string =>
  codeText(
    code,
    sign('sha256', Buffer.from(signedText(code)), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  );

/** The code of a ticket at a moment. */
export const codeAt = (
  device: ReturnType<typeof ticketDevice>,
  ticket: string,
  keyVersion: number,
  now: number,
  conf = 'conf-1',
): string => device.code({ conf, ticket, keyVersion, window: windowAt(now) });

type Change = Partial<Omit<Scan, 'sequence'>> & Pick<Scan, 'sequence' | 'subject'>;

/** A scan that asks the server, unless the change says otherwise. */
export const scanOf = (now: number, change: Change): Scan => ({
  nonce: randomUUID(),
  at: now,
  entry: 'main',
  gate: '1 号门',
  by: 'code',
  decision: 'asked',
  fault: null,
  ...change,
});

/** The calls of tickets and gates, as a member makes them. */
export const gateCaller = (gateway: TestGateway) => ({
  tickets: async (member: string): Promise<Answered> =>
    callGateway(gateway.url, '/webapp/gate!tickets.action', { token: await tokenOf(gateway, member) }),
  register: async (
    member: string,
    number: string,
    publicKey: string,
    replaces: number | string,
  ): Promise<Answered> =>
    callGateway(gateway.url, '/webapp/gate!register.action', {
      method: 'POST',
      token: await tokenOf(gateway, member),
      parameters: { number, publicKey, replaces: String(replaces) },
    }),
  list: async (member: string, confId = 'conf-1'): Promise<Answered> =>
    callGateway(gateway.url, '/webapp/gate!list.action', {
      token: await tokenOf(gateway, member),
      parameters: { confId },
    }),
  scan: async (
    member: string,
    scans: readonly unknown[],
    { device = 'gate-a', confId = 'conf-1' } = {},
  ): Promise<Answered> =>
    callGateway(gateway.url, '/webapp/gate!scan.action', {
      method: 'POST',
      token: await tokenOf(gateway, member),
      parameters: { confId, device, scans: JSON.stringify({ list: scans }) },
    }),
});

/** What a scan was answered. @throws where the call was refused */
export const resultsOf = ({ code, data, text }: Answered): readonly Record<string, unknown>[] => {
  if (code !== 200) throw new Error(`${code} ${text}`);
  return (data as { list: Record<string, unknown>[] }).list;
};
