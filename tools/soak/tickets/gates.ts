import { generateKeyPairSync, sign } from 'node:crypto';
import { codeText, signedText, windowAt } from '../../../contract/gate/ticket-code';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { gateStore } from '../../../gateway/src/adapters/database/stores/gate/gate-store';
import { codeVerifier } from '../../../gateway/src/adapters/system/code-verifier';
import { makeGateKeeping } from '../../../gateway/src/application/gate/gate-keeping';
import type { Clock } from '../../../gateway/src/ports/clock';
import { gateScanner, type GateScanner } from './gate-scanner';
import type { SoakClock } from './round';

/** The result of the scans. */
export interface GateFigures {
  readonly scans: number;
  readonly offline: number;
  /** Of the scans that were sent again after a lost answer. */
  readonly sentAgain: number;
  /** Pairs of a ticket and an entry that a gate has let in, and those that count at the server. */
  readonly letIn: number;
  readonly counted: number;
  /** Let in by more than one gate: two that are offline cannot exclude each other. */
  readonly letInTwice: number;
  readonly faults: readonly string[];
}

interface GateSoak {
  /** Migrated, with the accounts of a ticket world. */
  readonly sql: SqlDatabase;
  readonly clock: SoakClock & Pick<Clock, 'after'>;
  readonly scans: number;
  readonly random: () => number;
}

const conf = 'conf-gates';
const staffId = 'm1';
const entries = ['main', 'dinner'] as const;
const gates = ['gate-1', 'gate-2', 'gate-3', 'gate-4'] as const;

/** Which gates are without network, by the share of the scans that are done: for a time both of them are. */
const isOffline = (gate: string, done: number): boolean =>
  (gate === 'gate-3' && done >= 0.2 && done < 0.6) || (gate === 'gate-4' && done >= 0.4 && done < 0.8);

/** A conference with so many tickets, each of a key; one of twenty is refunded. */
const conferenceSql = (tickets: number, publicKey: string, now: number): string => `
  insert into conferences (id, title, host, industries, industry_ids, region, venue, form, opens_at, closes_at,
      starts_at, ends_at, facts, changed_at)
    values ('${conf}', '入场', '主办', '[]', '[]', '上海', '会议中心', 'onsite', ${now - 9}, ${now - 1}, ${now},
      ${now + 864_000_000}, '{}', 1);
  insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity, member_limit, review,
      includes, refunds)
    values ('type-gates', '${conf}', 0, '标准票', 'standard', 0, 100000, 100000, false, '', '[]');
  insert into ticket_registrations (id, account_id, idempotency_key, conference_id, type_id, given_hash, registered_at)
    values ('r-gates', '${staffId}', 'gates', '${conf}', 'type-gates', '', ${now});
  insert into tickets (number, registration_id, conference_id, type_id, holder_id, place, name, phone, company, position,
      price, state, key_version, registered_at, changed_at)
    select 'G' || n, 'r-gates', '${conf}', 'type-gates', '${staffId}', n, '来宾' || n, '13900000000', '', '', 0,
      case when n % 20 = 0 then 'refunded' else 'valid' end, 2, ${now}, ${now}
    from generate_series(1, ${tickets}) as n;
  insert into ticket_keys (ticket_number, version, account_id, public_key, registered_at)
    select 'G' || n, 2, '${staffId}', '${publicKey}', ${now} from generate_series(1, ${tickets}) as n;
  insert into gate_staff values ('${conf}', '${staffId}', ${now});`;

/** The key of the phones of all attendees, and the codes that they show. */
const phones = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return {
    publicKey: Buffer.concat(point).toString('base64url'),
    code: (ticket: string, now: number): string => {
      const code = { conf, ticket, keyVersion: 2, window: windowAt(now) };
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
      return codeText(code, sign('sha256', Buffer.from(signedText(code)), key).toString('base64url'));
    },
  };
};

/** What the server has, to be compared with what the gates did. */
const counted = async (sql: SqlDatabase) => {
  const read = async (text: string): Promise<number> => {
    const [row] = await sql.query(text, [], 'arrays');
    return Array.isArray(row) ? Number(row[0]) : Number.NaN;
  };
  return {
    scans: await read(`select count(*)::int as many from gate_scans where conference_id = '${conf}'`),
    admissions: await read(
      `select count(*)::int as many from gate_admissions where conference_id = '${conf}'`,
    ),
    admitted: await read(
      `select count(*)::int as many from gate_scans where conference_id = '${conf}' and outcome = 'admitted'`,
    ),
    late: await read(
      `select count(*)::int as many from gate_admissions as one where conference_id = '${conf}' and one.at > (
        select min(scan.at) from gate_scans as scan where scan.ticket_number = one.ticket_number
          and scan.entry = one.entry and scan.outcome in ('admitted', 'repeated') and scan.decision <> 'refused')`,
    ),
    malformed: await read(
      `select count(*)::int as many from gate_scans where conference_id = '${conf}' and fault = 'malformed'`,
    ),
    refunded: await read(
      `select count(*)::int as many from gate_admissions join tickets on number = ticket_number
        where tickets.conference_id = '${conf}' and state = 'refunded'`,
    ),
  };
};

/** Scans at four gates, two of them without network for part of the time; each entry counts once in the end (MKT-22). */
export const soakGates = async ({ sql, clock, scans, random }: GateSoak): Promise<GateFigures> => {
  // Each ticket is shown between two and three times for its two entries.
  const tickets = Math.max(1, Math.ceil(scans / 5));
  const holders = phones();
  await sql.script(conferenceSql(tickets, holders.publicKey, clock.now()));
  const keeping = makeGateKeeping({ gates: gateStore(databaseOver(sql)), verifier: codeVerifier, clock });
  const scanners = new Map<string, GateScanner>();
  for (const device of gates)
    scanners.set(device, await gateScanner({ keeping, conf, staffId, device, verify: codeVerifier.verify }));
  const letIn = new Map<string, number>();
  const faults: string[] = [];
  let answers = 0;
  // Every second answer is lost: the scanner sends the batch again.
  const lost = (): boolean => {
    answers += 1;
    return answers % 2 === 1;
  };
  let offline = 0;
  let sentAgain = 0;
  for (let place = 0; place < scans; place += 1) {
    clock.move(Math.floor(random() * 3_000) + 1);
    const device = gates[Math.floor(random() * gates.length)] ?? gates[0];
    const scanner = scanners.get(device);
    if (scanner === undefined) continue;
    const number = `G${Math.floor(random() * tickets) + 1}`;
    const entry = entries[Math.floor(random() * entries.length)] ?? entries[0];
    const now = clock.now();
    const alone = isOffline(device, place / scans);
    if (!alone && scanner.waiting() > 0) sentAgain += await scanner.synchronize(lost);
    const subject = holders.code(number, now);
    const decision = alone ? scanner.offline(subject, entry, now) : await scanner.online(subject, entry, now);
    if (decision.alone) offline += 1;
    const key = `${number} ${entry}`;
    if (decision.admitted) letIn.set(key, (letIn.get(key) ?? 0) + 1);
  }
  for (const scanner of scanners.values()) sentAgain += await scanner.synchronize(lost);
  const server = await counted(sql);
  if (server.scans !== scans) faults.push(`the server keeps ${server.scans} of ${scans} scans`);
  if (server.admissions !== letIn.size)
    faults.push(`${letIn.size} entries were let in, and ${server.admissions} are counted`);
  if (server.admitted !== server.admissions)
    faults.push(`${server.admitted} scans are admitted for ${server.admissions} entries`);
  if (server.late > 0) faults.push(`${server.late} entries count from a later scan than their first`);
  if (server.malformed > 0) faults.push(`${server.malformed} genuine codes are kept as malformed`);
  if (server.refunded > 0) faults.push(`${server.refunded} refunded tickets are let in`);
  const letInTwice = [...letIn.values()].filter((times) => times > 1).length;
  return { scans, offline, sentAgain, letIn: letIn.size, counted: server.admissions, letInTwice, faults };
};
