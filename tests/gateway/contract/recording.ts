import { randomUUID } from 'node:crypto';
import {
  declarationNames,
  questionnaireVersion,
  riskQuestions,
} from '../../../contract/determination/questionnaire';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { passedCaptcha } from '../../support/gateway/log-in';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf } from '../../support/gateway/upload';
import { wechatCode } from '../../support/gateway/wechat';
import { sampleAnswers, sampleSurvey } from '../../support/samples/survey';
import { idOf, inner, rowsOf } from './answer-parts';
import { recordOrders } from './record-orders';
import { recordTickets } from './record-tickets';
import {
  recordedActivity,
  recordedConference,
  recordedForAll,
  recordedFund,
  recordedInvestor,
  recordedPresentation,
  recordedSoe,
  recordedTransfer,
} from './recorded-world';
import { recordRegistrations } from './record-registrations';
import type { Recorder } from './recorder';

interface World {
  readonly gateway: TestGateway;
  readonly recorder: Recorder;
}

const phoneOf = (account: string): string => `1380000000${account.slice(1)}`;
const quarterHour = 15 * 60_000;

/** A code as it was sent to a phone, asked for as the client does. */
const codeFor = async (
  { gateway, recorder }: World,
  userName: string,
  call: 'code.forLogin' | 'code.forForgotten' | 'code.forIdentity',
): Promise<string> => {
  gateway.clock.move(quarterHour);
  const ticket = await passedCaptcha(gateway);
  await recorder.done(call, { userName, countryCode: '86', ticket, randstr: 'randstr-1' });
  const [sent] = await gateway.inside.codes.recent(userName, 1);
  return sent?.code ?? '';
};

const proofFor = async (world: World, userName: string, call: Parameters<typeof codeFor>[2]) => ({
  userName,
  countryCode: '86',
  caption: await codeFor(world, userName, call),
});

const recordWaysIn = async (world: World): Promise<void> => {
  const { gateway, recorder } = world;
  const { done, call } = recorder;
  const ticket = await passedCaptcha(gateway);
  const token = await done(
    'account.loginByPassword',
    { userName: phoneOf('u1'), password: 'password-u1', code: ticket, uuid: 'randstr-1' },
    {},
    'token',
  );
  await done('account.currentUser', {}, { token });
  await done('account.captchaPass', {}, { token });
  const renewed = await done('account.renewToken', {}, { token }, 'token');
  await done('account.logout', {}, { token: renewed });
  const byCode = await proofFor(world, '13811112222', 'code.forLogin');
  await done('account.loginByCode', {
    userName: byCode.userName,
    countryCode: '86',
    code: byCode.caption,
    ageStated: '1',
  });
  await done('account.loginByWechat', { code: await wechatCode(gateway, '林小雨'), channel: 'web' });
  await done('account.loginByValidate', await proofFor(world, phoneOf('u7'), 'code.forLogin'));
  const registering = await proofFor(world, '13811113333', 'code.forIdentity');
  await done('account.register', {
    ...registering,
    password: 'Harbor-Lantern-88',
    ageStated: '1',
    platformChannel: 'spring',
  });
  const forgotten = await proofFor(world, '13811113333', 'code.forForgotten');
  await done('account.checkCode', forgotten);
  await done('account.resetPassword', { ...forgotten, password: 'Willow-Compass-77' });
  await done(
    'credential.changePassword',
    { oldPassword: 'password-u8', password: 'Granite-Sparrow-66' },
    { as: 'u8' },
    'ended',
  );
  const { caption } = await proofFor(world, phoneOf('u8'), 'code.forIdentity');
  await done('credential.unsubscribe', { caption }, { token: await gateway.inside.sessions.open('u8') });
  await call('account.loginByWechat', { code: 'spent', channel: 'web' });
};

const recordPublicPages = async ({ recorder: { call, done } }: World): Promise<void> => {
  const transfer = { sourceType: recordedTransfer?.sourceType ?? '', id: recordedTransfer?.id ?? '' };
  for (const name of [
    'home.banners',
    'home.deals',
    'home.events',
    'home.hotWords',
    'sale.overview',
    'buy.overview',
    'membership.plans',
    'find.hotWords',
  ])
    await done(name);
  await done('find.query', { text: '机器人' });
  await done('find.suggest', { text: '机器', kind: 'sale' });
  await done('sale.list', {
    sourceType: 'entrust',
    industry: '01',
    sort: 'amountDown',
    page: '1',
    pageSize: '20',
  });
  await done('sale.counts', { sourceType: 'entrust' });
  await done('sale.detail', { sourceType: 'entrust', id: 's1' });
  await done('sale.detail', { sourceType: 'entrust', id: 's1' }, { as: 'u1' });
  await done('sale.card', { sourceType: 'entrust', id: 's1' });
  await done('sale.compare', { ids: 's1,s2' });
  await done('sale.shareImagePath', { kind: 'sale', sourceType: 'entrust', id: 's1' });
  await done('share.poster', { kind: 'sale', sourceType: 'entrust', id: 's1' });
  await done('buy.list', { min: '100', max: '900000', sort: 'confirmed' });
  await done('buy.counts');
  await done('buy.detail', { id: 'd1' }, { as: 'u1' });
  await done('buy.card', { id: 'd1' });
  await done('transfer.list', { sort: 'deadline' });
  await done('transfer.counts');
  await done('transfer.detail', transfer);
  await done('news.detail', { id: idOf((await call('news.list', { pageSize: '3' })).data) });
};

const recordNdas = async (world: World): Promise<void> => {
  const { call, done } = world.recorder;
  const standing = (await call('nda.current', { saleId: 's2' }, { as: 'u1' })).data;
  const { caption } = await proofFor(world, phoneOf('u1'), 'code.forIdentity');
  await done(
    'nda.sign',
    {
      saleId: 's2',
      version: String(inner(standing, 'version')),
      sha256: String(inner(standing, 'sha256')),
      name: '姓名u1',
      caption,
    },
    { as: 'u1' },
  );
  await done('nda.withdraw', { saleId: 's2' }, { as: 'u1' });
  const { data } = await call('nda.requests', { saleId: 's1' }, { as: 'u2' });
  const pending = rowsOf(data).filter(({ state }) => state === 'pending');
  await done('nda.approve', { id: String(pending[0]?.['id']) }, { as: 'u2' });
  await done('nda.reject', { id: String(pending[1]?.['id']), reason: '与收购方向不符' }, { as: 'u2' });
  const approved = pending[0]?.['id'];
  for (const signer of ['u6', 'u7']) {
    const { code, data: issued } = await call('nda.evidence', { id: String(approved) }, { as: signer });
    if (code === 200) await done('nda.verify', { evidence: String(inner(issued, 'number')) }, { as: 'u1' });
  }
};

const recordBids = async ({ recorder: { call, done } }: World): Promise<void> => {
  const placed = (
    await call('bid.place', { saleId: 's3', kind: 'bid', amount: '1200', note: '现金支付' }, { as: 'u1' })
  ).data;
  const ofDeal = (await call('bid.ofDeal', { saleId: 's3' }, { as: 'u1' })).data;
  const bidId = String(inner(placed, 'id') ?? inner(ofDeal, 'own', 'id'));
  await done('bid.answer', { bidId, verdict: 'moreAsked', words: '请说明资金来源' }, { as: 'u2' });
  await done('bid.list', {}, { as: 'u1' });
  await done('bid.counts', {}, { as: 'u1' });
  await done('bid.withdraw', { bidId, words: '' }, { as: 'u1' });
};

const recordFavourites = async ({ recorder: { done } }: World): Promise<void> => {
  const things = {
    sale: 's1',
    transfer: recordedTransfer?.id,
    buy: 'd2',
    investor: recordedInvestor?.id,
    conference: recordedConference?.id,
    activity: recordedActivity?.id,
  };
  for (const [kind, id = ''] of Object.entries(things))
    await done('favourite.toggle', { kind, id, on: '1' }, { as: 'u1' });
  await done('favourite.states', { kind: 'sale', ids: 's1,s2' }, { as: 'u1' });
  for (const list of ['counts', ...Object.keys(things)]) await done(`favourite.${list}`, {}, { as: 'u1' });
  await done('favourite.compare', { add: 's1,s2', remove: '', by: 'tab1' }, { as: 'u1' });
  await done('favourite.comparison', {}, { as: 'u1' });
  await done('profile.waiting', {}, { as: 'u1' });
};

const recordPublications = async ({ gateway, recorder: { call, done } }: World): Promise<void> => {
  const id = 'p-recorded';
  const by = { as: 'u1' };
  const draft = { id, kind: 'buy', editor: 'e1', fields: JSON.stringify(soundBuy) };
  await done('publication.save', { ...draft, version: '0' }, by, 'taken');
  await done('publication.submit', { ...draft, version: '1' }, by, 'taken');
  await done('publication.recall', { id }, by);
  await done('publication.submit', { ...draft, version: '2' }, by, 'taken');
  const { data } = await call('publication.list', {}, by);
  const number = Number(rowsOf(data).find((row) => row['id'] === id)?.['number']);
  await gateway.inside.desk.publications.approve(number);
  await done('publication.detail', { id }, by);
  await done('publication.confirm', { id }, by);
  await done('publication.withdraw', { id }, by);
  await done('publication.restore', { id }, by);
  await done('publication.close', { id }, by);
  await done('publication.save', { ...draft, id: 'p-other', version: '0' }, by, 'taken');
  await done('publication.remove', { id: 'p-other' }, by);
  const statement = '以自有资金收购，可用资金 3 亿元。';
  const enrolled = await done('enrolment.enrol', { buyId: 'd1', statement }, by);
  await done('enrolment.own', {}, by);
  await done('enrolment.withdraw', { enrolmentId: enrolled, words: '' }, by);
};

const recordSearches = async ({ recorder: { call, done } }: World): Promise<void> => {
  const by = { as: 'u1' };
  await done('search.save', { name: '机器人', alert: 'daily', kind: 'sale', keyword: '机器人' }, by);
  const id = idOf((await call('search.list', {}, by)).data);
  await done('search.change', { id, name: '机器人二', alert: 'off' }, by);
  await done('search.seen', { id }, by);
  await done('search.remove', { id }, by);
  await done('search.restore', { id }, by);
  await done('statistics.read', {}, by);
  await done('survey.current', {}, by);
  await done(
    'survey.save',
    { version: sampleSurvey.version, answers: JSON.stringify({ list: sampleAnswers }) },
    by,
  );
  await done(
    'enquiry.send',
    {
      about: 'fund',
      organization: '恒泰产业资本',
      need: '希望了解出资条件怎样比对。',
      time: 'any',
      agreed: '1',
    },
    by,
  );
  await done('report.send', { kind: 'sale', id: 's1', reason: 'over', words: '已经成交' }, by);
};

const recordMessages = async ({ gateway, recorder: { call, done, tokenFor } }: World): Promise<void> => {
  const by = { as: 'u1' };
  await tokenFor('u2');
  await done('message.unreadCount', {}, by, 'num');
  await done('message.since', { after: '0' }, by);
  const { data } = await call('message.list', { of: 'all', pageSize: '20' }, by);
  const notice = String(rowsOf(data).find(({ kind }) => kind === 'notice')?.['id']);
  await done('message.detail', { id: notice }, by);
  await done('message.markRead', { id: notice }, by, 'num');
  await done('message.remove', { id: notice }, by, 'num');
  await done('message.restore', { id: notice }, by, 'num');
  await done('message.readAll', {}, by, 'num');

  await done('chat.consult', { kind: 'sale', id: 's1' }, by, 'id');
  const file = new File([bytesOf('image/jpeg')], '产线.jpg', { type: 'image/jpeg' });
  const handed = await done('upload.upload', { purpose: 'chat' }, { ...by, file });
  const content = `[图片] 产线.jpg [hupo:file:${handed}:image/jpeg:${file.size}]`;
  const say = async (from: string, to: string, text: string): Promise<string> => {
    const sent = await gateway.inside.sendAsMember({ from, to, content: text, clientId: randomUUID() });
    if (sent._tag === 'Left') throw new Error(`not sent: ${sent.left.kind}`);
    return String(sent.right.message.id);
  };
  await say('u1', 'u2', content);
  const reply = await say('u2', 'u1', '收到');
  const mistake = await say('u1', 'u2', '写错了');
  await done('chat.thread', { with: 'u2' }, by);
  await done('chat.history', { with: 'u2', pageSize: '50' }, by);
  await done('chat.hits', { with: 'u2', keyword: '您好' }, by);
  await done('chat.read', { with: 'u2', upTo: reply }, by, 'num');
  await done('chat.recall', { id: mistake }, by);
  await done('chat.file', { id: handed, size: 'small' }, by);
  await done('chat.report', { id: reply, reason: 'other', words: '与项目无关' }, by);
  await done('chat.block', { with: 'u2', blocked: '1' }, by);
};

const recordAssistant = async ({ recorder: { call, done } }: World): Promise<void> => {
  const by = { as: 'u1' };
  await done('assistant.opening', {}, by);
  const { data } = await call('ask.ask', { question: '有哪些机器人项目？' }, by);
  const begun = Array.isArray(data) ? (data as readonly unknown[])[0] : null;
  const conversation = String(inner(begun, 'conversation'));
  await done('assistant.conversations', {}, by);
  await done('assistant.messages', { conversation }, by);
  const turn = String(inner(begun, 'turn'));
  await done('assistant.stop', { turn }, by);
  await done('assistant.feedback', { turn, rating: 'up' }, by);
  await done('assistant.remove', { conversation }, by);
};

const recordMember = async ({ gateway, recorder: { call, done } }: World): Promise<void> => {
  const by = { as: 'u3' };
  const picture = (purpose: string) =>
    done(
      'upload.upload',
      { purpose },
      { ...by, file: new File([bytesOf('image/png')], '照片.png', { type: 'image/png' }) },
    );
  await done('profile.read', {}, by);
  await done(
    'profile.save',
    { name: '姓名u3', company: '公司u3', position: '总监', email: 'he@example.com' },
    by,
  );
  await done('profile.saveAvatar', { documentId: await picture('avatar') }, by);
  await done('profile.counts', {}, by);
  await gateway.inside.sessions.open('u3');
  const devices = (await call('device.list', {}, by)).data;
  const other = rowsOf(devices).find((row) => !['1', true, 1].includes(row['current'] as string));
  await done('device.revoke', { id: String(other?.['id']) }, by);
  await done('push.read', {}, by);
  await done('push.save', { kind: 'deal', channel: 'push', wanted: '0' }, by);
  await done('push.schedule', { quietFrom: '22', quietUntil: '8' }, by);
  await done('verification.current', {}, by);
  const documentId = await picture('verification');
  await done('preview.read', { id: documentId }, by);
  await done('verification.submit', { name: '姓名u3', company: '公司u3', position: '总监', documentId }, by);
  await done('membership.mine', {}, { as: 'u1' });
  await done('consent.agree', { version: '1.0', at: '1795309920000', environment: 'browser' }, { as: 'u6' });
  await done('consent.list', {}, { as: 'u6' });
  await done('consent.exportData', {}, { as: 'u6' });
  await done('consent.give', { purpose: 'recommendation', version: '1.0' }, { as: 'u6' });
  await done('consent.purposes', {}, { as: 'u6' });
  await done('consent.takeBack', { purpose: 'recommendation' }, { as: 'u6' });
  await done('consent.withdraw', {}, { as: 'u6' });
};

const recordFunds = async ({ recorder: { done } }: World): Promise<void> => {
  const by = { as: 'u1' };
  await done('determination.own', {}, by);
  const form = {
    version: questionnaireVersion,
    standard: 'assets',
    declared: declarationNames.join(','),
    answers: riskQuestions.map(({ id }) => `${id}-d`).join(','),
  };
  await done('determination.save', form, by);
  for (const call of ['fund.list', 'fund.counts', 'soe.list', 'soe.counts']) await done(call, {}, by);
  await done('fund.detail', { id: recordedFund?.id ?? '' }, by);
  await done('soe.detail', { id: recordedSoe?.id ?? '' }, by);
};

const recordChoices = async ({ recorder, recorder: { call, done } }: World): Promise<void> => {
  const investorId = recordedInvestor?.id ?? '';
  const { data } = await call('submission.own', { investorId }, { as: 'u2' });
  const publicationId = String(inner(data, 'list', '0', 'publicationId'));
  await done('submission.send', { investorId, publicationId }, { as: 'u2' }, 'list');
  await call('consent.give', { purpose: 'recommendation', version: '1.0' }, { as: 'u2' });
  for (const call of ['own', 'best']) await done(`matching.${call}`, {}, { as: 'u2' });
  for (const [kind, id] of recordedForAll) {
    for (const call of ['list', 'counts']) await done(`${kind}.${call}`, {});
    await done(`${kind}.detail`, { id }, { as: 'u1' });
  }
  await recordRegistrations(recorder);
  await done('presentationPicture.read', { id: recordedPresentation?.id ?? '', page: '1' });
};

/** What each part of the product asks of its gateway, one call after the other. */
export const scenes: Readonly<Record<string, (world: World) => Promise<void>>> = {
  waysIn: recordWaysIn,
  tickets: recordTickets,
  publicPages: recordPublicPages,
  ndas: recordNdas,
  bids: recordBids,
  favourites: recordFavourites,
  publications: recordPublications,
  searches: recordSearches,
  messages: recordMessages,
  funds: recordFunds,
  choices: recordChoices,
  assistant: recordAssistant,
  orders: recordOrders,
  member: recordMember,
};
