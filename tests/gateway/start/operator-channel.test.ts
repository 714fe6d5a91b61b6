import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGateway } from '../../../gateway/src/adapters/operator-channel/channel-client';
import { requestFrom } from '../../../gateway/src/operator/request';
import { usage } from '../../../gateway/src/operator/usage';
import { formatByContent } from '../../../contract/upload/format-by-content';
import { callGateway } from '../../support/gateway/call';
import { newsDraft } from '../../support/gateway/news';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let folder: string;
let path: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-operator-'));
  path = join(folder, 'operator.sock');
  gateway = await startTestGateway({ operatorSocket: path });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const say = (text: string, to = '13800000004') =>
  askGateway(path, { command: 'say', from: '13800000001', to, text });
const answered = (ok: boolean, line: unknown) => ({ _tag: 'Right', right: { ok, line } });

describe('the operators’ channel', () => {
  test('[SEC-05] is open to the user of the machine who started the gateway, and to nobody else', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('a message said through it goes the way of all messages', async () => {
    expect(await say('经运维通道')).toEqual(answered(true, expect.stringMatching(/^已发送，消息编号 \d+$/)));
    const token = await gateway.inside.sessions.open('u4');
    const { data } = await callGateway(gateway.url, '/webapp/message!list.action', { token });
    expect(data).toMatchObject({ list: [{ content: '经运维通道', from: 'u1', kind: 'chat' }] });
  });

  test('what cannot be sent is refused in words', async () => {
    expect(await say('  ')).toEqual(answered(false, '消息内容不能为空'));
    expect(await say('你好', '10000000000')).toEqual(answered(false, '没有手机号为 10000000000 的账号'));
    expect(await say('你好', '13800000001')).toEqual(answered(false, '不能给自己发送消息'));
  });

  test('[OPS-06] a text that no command has room for is refused as too long, not as a gateway that is missing', async () => {
    expect(await say('"'.repeat(100_000))).toEqual({ _tag: 'Left', left: '指令过长，请缩短内容' });
  });

  test('[OPS-06] a gateway that ends before it answers is told, and so is a list of any length', async () => {
    const answers = ['', `   ${JSON.stringify({ ok: true, line: '行'.repeat(100_000) })}\n`];
    const other = createServer((socket) => socket.once('data', () => socket.end(answers.shift() ?? '')));
    const place = join(folder, 'other.sock');
    await once(other.listen(place), 'listening');
    const asked = () => askGateway(place, { command: 'review.list' });
    expect(await asked()).toEqual({ _tag: 'Left', left: '网关没有回应' });
    expect(await asked()).toEqual(answered(true, '行'.repeat(100_000)));
    await new Promise((resolve) => other.close(resolve));
  });

  test.each(['not json', '{"command":"drop"}', '[]', ''])(
    'the line "%s" is answered, and the channel lives on',
    async (line) => {
      const heard = await new Promise<string>((resolve, reject) => {
        const socket = createConnection(path, () => socket.write(`${line}\n`));
        socket.on('data', (part) => {
          socket.destroy();
          resolve(part.toString());
        });
        socket.on('error', reject);
      });
      expect(JSON.parse(heard)).toMatchObject({ ok: false });
      expect(await say('还在')).toEqual(answered(true, expect.any(String)));
    },
  );

  test.each(['{"command":"sa', '{"command":"revoke","phone":"13800000002"}\n'])(
    'a caller who hangs up after "%s" does no harm',
    async (part) => {
      await new Promise<void>((resolve) => {
        const socket = createConnection(path, () => socket.write(part, () => socket.destroy()));
        socket.on('close', () => resolve());
      });
      expect(await say('还在')).toEqual(answered(true, expect.any(String)));
    },
  );
});

describe('the review of verifications', () => {
  const u4 = async () => {
    const token = await gateway.inside.sessions.open('u4');
    const { data } = await uploadFile(gateway, bytesOf('image/png'), { token, name: '名片.png' });
    return callGateway(gateway.url, '/webapp/audit!save.action', {
      method: 'POST',
      token,
      parameters: {
        name: '许书宁',
        company: '云岭医疗投资有限公司',
        position: '经理',
        documentId: (data as { id: string }).id,
      },
    });
  };

  test('[OPS-06] an application is listed, its document looked at, and decided', async () => {
    expect((await u4()).code).toBe(200);
    const listed = await askGateway(path, { command: 'review.list' });
    expect(listed).toEqual(answered(true, expect.stringContaining('许书宁')));
    const id = Number(/编号 (\d+)/.exec(listed._tag === 'Right' ? listed.right.line : '')?.[1]);
    const file = join(folder, 'card.png');
    const save = () => askGateway(path, { command: 'review.document', id, path: file });
    expect(await save()).toEqual(answered(true, `名片.png 已保存到 ${file}`));
    expect(formatByContent(new Uint8Array(await readFile(file)))).toBe('image/jpeg');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await save()).toEqual(answered(false, `${file} 已存在，请换一个文件名`));
    expect(await askGateway(path, { command: 'review.reject', id, reason: '证件不清晰' })).toEqual(
      answered(true, `编号 ${id} 已退回：证件不清晰`),
    );
    expect(await askGateway(path, { command: 'review.approve', id, level: '1' })).toEqual(
      answered(false, `没有编号为 ${id} 的待审核认证`),
    );
  });
});

const order = 'HP202610150123456789';

describe('refunds and invoices', () => {
  test('[OPS-06] what waits is listed, and what does not wait is told', async () => {
    const asked = async (command: Parameters<typeof askGateway>[1]) => askGateway(path, command);
    expect(await asked({ command: 'refund.list' })).toEqual(answered(true, '没有待处理的退款'));
    expect(await asked({ command: 'invoice.list' })).toEqual(answered(true, '没有待开具的发票'));
    expect(await asked({ command: 'charge.list' })).toEqual(answered(true, '没有对不上订单的付款'));
    for (const command of ['refund.approve', 'invoice.issue'] as const)
      expect(await asked({ command, orderNo: order })).toEqual(answered(false, `没有订单 ${order}`));
    expect(await asked({ command: 'refund.reject', orderNo: order, reason: '已使用' })).toEqual(
      answered(false, `没有订单 ${order}`),
    );
  });
});

describe('news', () => {
  const file = () => join(folder, 'piece.json');
  const publish = async (piece: unknown) => {
    await writeFile(file(), typeof piece === 'string' ? piece : JSON.stringify(piece));
    return askGateway(path, { command: 'news.publish', path: file() });
  };

  test('[OPS-06] a piece is published, listed and withdrawn, and to withdraw it again changes nothing', async () => {
    expect(await askGateway(path, { command: 'news.list' })).toEqual(answered(true, '没有已发布的资讯'));
    const published = await publish({ ...newsDraft(), title: '新规落地' });
    expect(published).toEqual(answered(true, expect.stringMatching(/^已发布，资讯编号 \d+$/)));
    const id = Number(/\d+/.exec(published._tag === 'Right' ? published.right.line : '')?.[0]);
    expect(await askGateway(path, { command: 'news.list' })).toEqual(
      answered(true, expect.stringMatching(new RegExp(`^编号 ${id}  .+  policy  新规落地$`))),
    );
    const withdraw = () => askGateway(path, { command: 'news.withdraw', id });
    expect(await withdraw()).toEqual(answered(true, `资讯 ${id} 已下架`));
    expect(await withdraw()).toEqual(answered(true, `资讯 ${id} 已下架`));
    expect(await askGateway(path, { command: 'news.withdraw', id: 999_999 })).toEqual(
      answered(false, '没有编号为 999999 的资讯'),
    );
    expect(await askGateway(path, { command: 'news.list' })).toEqual(answered(true, '没有已发布的资讯'));
  });

  test.each([
    ['not json', '文件内容不是 JSON 对象'],
    ['[]', '文件内容不是 JSON 对象'],
    [{}, '字段 title 有误'],
    [{ ...newsDraft(), title: ' ' }, '字段 title 有误'],
    [{ ...newsDraft(), summary: '长'.repeat(301) }, '字段 summary 有误'],
    [{ ...newsDraft(), category: 'constructor' }, '字段 category 有误'],
    [{ ...newsDraft(), source: 7 }, '字段 source 有误'],
    [{ ...newsDraft(), html: '' }, '字段 html 有误'],
    [{ ...newsDraft(), picture: 'javascript:alert(1)' }, '字段 picture 有误'],
    [{ ...newsDraft(), picture: '//evil.example/a.png' }, '字段 picture 有误'],
  ])(
    '[OPS-06] a piece that cannot be is refused in words, and nothing is published: %j',
    async (piece, why) => {
      expect(await publish(piece)).toEqual(answered(false, `${file()}：${why}`));
      expect(await askGateway(path, { command: 'news.list' })).toEqual(answered(true, '没有已发布的资讯'));
    },
  );

  test('[OPS-06] a file that is not there, and one that is too large, are told', async () => {
    const missing = join(folder, 'missing.json');
    expect(await askGateway(path, { command: 'news.publish', path: missing })).toEqual(
      answered(false, `无法读取 ${missing}（ENOENT）`),
    );
    expect(await publish(' '.repeat(1_100_000))).toEqual(answered(false, `${file()} 超过 1 MB`));
  });
});

describe('the operator’s command line', () => {
  test.each([
    [['say', '--from', '1', '--to', '2', '--text', '好'], { command: 'say', from: '1', to: '2', text: '好' }],
    [['sessions', '--revoke', '1'], { command: 'revoke', phone: '1' }],
    [['review', 'list'], { command: 'review.list' }],
    [['review', 'approve', '3'], { command: 'review.approve', id: 3, level: '1' }],
    [['review', 'approve', '3', '2'], { command: 'review.approve', id: 3, level: '2' }],
    [['review', 'reject', '3', '证件不清晰'], { command: 'review.reject', id: 3, reason: '证件不清晰' }],
    [['review', 'document', '3', '/d/3.jpg'], { command: 'review.document', id: 3, path: '/d/3.jpg' }],
    [['review', 'refunds'], { command: 'refund.list' }],
    [['review', 'refund', 'approve', order], { command: 'refund.approve', orderNo: order }],
    [
      ['review', 'refund', 'reject', order, '已使用'],
      { command: 'refund.reject', orderNo: order, reason: '已使用' },
    ],
    [['review', 'invoices'], { command: 'invoice.list' }],
    [['review', 'invoice', 'issue', order], { command: 'invoice.issue', orderNo: order }],
    [['review', 'charges'], { command: 'charge.list' }],
    [['news', 'list'], { command: 'news.list' }],
    [['news', 'publish', '/d/3.json'], { command: 'news.publish', path: '/d/3.json' }],
    [['news', 'withdraw', '3'], { command: 'news.withdraw', id: 3 }],
  ])('%j asks the running gateway', (line, command) => {
    expect(requestFrom(line, {})).toMatchObject({ right: { kind: 'running', command, dataFolder: null } });
    expect(requestFrom(line, { HUPO_DATA: '/d' })).toMatchObject({ right: { dataFolder: '/d' } });
  });

  test.each([
    [[]],
    [['say']],
    [['sessions']],
    [['drop']],
    [['review']],
    [['review', 'approve']],
    [['review', 'approve', 'x']],
    [['review', 'reject', '3']],
    [['review', 'refund', 'approve', '3']],
    [['review', 'refund', 'reject', order]],
    [['review', 'invoice', 'issue', order, 'more']],
    [['news']],
    [['news', 'list', 'more']],
    [['news', 'publish']],
    [['news', 'withdraw', 'x']],
    [['news', 'withdraw', '3', 'more']],
    [['headers', 'more']],
    [['say', '--wrong', '1']],
  ])('%j is answered with how it should look', (line) =>
    expect(requestFrom(line, {})).toEqual({ _tag: 'Left', left: usage }),
  );

  test('[SEC-01] headers needs no running gateway', () => {
    expect(requestFrom(['headers', '--config', 'c.json'], {})).toEqual({
      _tag: 'Right',
      right: {
        kind: 'local',
        command: { command: 'headers', config: 'c.json', page: null },
        dataFolder: null,
      },
    });
  });
});
