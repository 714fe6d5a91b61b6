import { left, right } from 'fp-ts/Either';
import type { StateValue } from 'xstate';
import { verificationMachine } from '../../../../src/application/member/verification/machine';
import type { VerificationEvent } from '../../../../src/application/member/verification/events';
import { selectUploadStatus } from '../../../../src/application/kit/upload/status';
import type { Verification } from '../../../../contract/verification/verification';
import { after, defect, done, news, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { chosenFile } from '../../../support/samples/chosen-file';
import { licence } from '../../kit/upload/samples';
import { looksThatFail } from './looks-that-fail';
import { approved, handedIn, none, pending, rejected, said, uploadShows } from './samples';

type Event = VerificationEvent;
const types = (text: string, field: 'name' | 'company' | 'position' = 'name'): Event => ({
  type: 'verification.typed',
  field,
  text,
});
const submits: Event = { type: 'verification.submitted' };
const applies: Event = { type: 'verification.applyRequested' };
const reloads: Event = { type: 'verification.reloadRequested' };
const decided = says('arrivals', { type: 'verification.decided' });
const chooses: Event = { type: 'upload.fileChosen', file: chosenFile() };
const cancels: Event = { type: 'upload.cancelled' };
const retries: Event = { type: 'upload.retried' };
const removes: Event = { type: 'upload.removed' };
const ofForm: readonly Event[] = [types('沈'), submits, chooses, cancels, retries, removes];

const [noUpload, sending, taken] = [uploadShows(null), uploadShows(null, true), uploadShows(licence)];
const loads = (verification: Verification): Answer => done('load', right(verification));
const nothingKept = done('recall', null);
const failure = left({ kind: 'network' } as const);

const asks = [{ actor: 'load', input: { prove: null } }];
const recalls = [{ actor: 'recall', input: { userId: 'U1' } }];
const fills = (uploaded: typeof licence | null) => [
  { actor: 'drafts', input: { userId: 'U1' } },
  { actor: 'upload', input: { purpose: 'verification', uploaded } },
];
const draft = (form: object, document: object | null) => [
  { to: 'drafts', event: { type: 'draft.changed', draft: { ...form, document } } },
];
const empty = { name: '', company: '', position: '' };
const toForm = [loads(none), nothingKept];
const filled = [types('沈知远'), types(said.company, 'company'), types('投资总监', 'position')];
const toSubmitting = [...toForm, ...filled, news('upload', taken), submits];

const follow = { userId: 'U1', prove: null, wish: 'follow' } as const;
const refuses = (
  from: readonly (Event | Answer)[],
  target: StateValue,
  events: readonly (Event | Answer)[],
  input?: typeof follow,
) =>
  refusalRows<typeof verificationMachine>({
    from,
    target,
    events,
    ...(input === undefined ? {} : { input }),
  });

transitionTable('verification', {
  machine: verificationMachine,
  input: { userId: 'U1', prove: null, wish: 'apply' },
  text: ({ context: { errors, failure: reported } }) =>
    [errors.name, errors.company, errors.position, errors.document, reported].filter(Boolean).join('／'),
  rows: [
    {
      title: '[SCR-10] at first the gateway is asked how far the verification is',
      from: [],
      target: 'loading',
      calls: ['arrivals', ...asks],
    },
    {
      title: 'hearing that breaks is told, and the page goes on',
      from: [],
      event: defect('arrivals'),
      target: 'loading',
      actions: ['goOn'],
    },
    ...[none, rejected].map((verification) => ({
      title: `[SCR-10] who came to apply gets the form at once (${verification.state})`,
      from: [],
      event: loads(verification),
      target: 'recalling',
      calls: recalls,
      context: { verification },
    })),
    ...(
      [
        [none, 'absent'],
        [rejected, 'rejected'],
      ] as const
    ).map(([verification, target]) => ({
      title: `[SCR-10] who came to follow sees where it stands (${target})`,
      input: follow,
      from: [],
      event: loads(verification),
      target,
      context: { verification },
    })),
    ...(
      [
        [pending, 'pending'],
        [approved('1'), 'approved'],
      ] as const
    ).map(([verification, target]) => ({
      title: `[SCR-10] an application that is looked at or decided is shown (${target})`,
      from: [],
      event: loads(verification),
      target,
      context: { verification },
      text: '',
    })),
    {
      title: '[SCR-10] a failed load says why and can be tried again',
      from: [],
      event: done('load', failure),
      target: 'failed',
      calls: ['connectionBack'],
      text: '后端接口连接异常',
    },
    {
      from: [],
      event: defect('load'),
      target: 'failed',
      calls: ['connectionBack'],
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: [],
      event: after(35_000),
      target: 'failed',
      calls: ['connectionBack'],
      stops: ['load'],
      text: '系统接口请求超时',
    },
    {
      title: '[ACC-04] a decision while it is asked for asks again',
      from: [],
      event: decided,
      target: 'loading',
      stops: ['load'],
      calls: asks,
    },
    ...refuses([], 'loading', [...ofForm, applies, reloads]),
    { from: [done('load', failure)], event: reloads, target: 'loading', calls: asks },
    { from: [done('load', failure)], event: decided, target: 'loading', calls: asks },
    ...refuses([done('load', failure)], 'failed', [...ofForm, applies]),
    ...(
      [
        [none, 'absent'],
        [rejected, 'rejected'],
      ] as const
    ).flatMap(([verification, state]) => [
      {
        title: `[SCR-10] another application may follow (${state})`,
        input: follow,
        from: [loads(verification)],
        event: applies,
        target: 'recalling',
        calls: recalls,
      },
      { input: follow, from: [loads(verification)], event: reloads, target: 'loading', calls: asks },
      { input: follow, from: [loads(verification)], event: decided, target: 'loading', calls: asks },
      ...refuses([loads(verification)], state, ofForm, follow),
    ]),
    {
      title: '[ACC-04] a decision is looked at as soon as the socket tells of it',
      from: [loads(pending)],
      event: decided,
      target: 'loading',
      calls: asks,
      context: { verification: pending },
    },
    { from: [loads(pending)], event: reloads, target: 'loading', calls: asks },
    {
      title: '[ACC-04] a decision that the socket did not bring is asked for every 30 s',
      from: [loads(pending)],
      event: after(30_000),
      target: 'loading',
      calls: asks,
    },
    ...refuses([loads(pending)], 'pending', [...ofForm, applies]),
    ...looksThatFail,
    {
      title: '[ACC-05] from the first level one may go up, beginning with what was verified',
      from: [loads(approved('2'))],
      event: applies,
      target: 'recalling',
      calls: recalls,
      context: { form: said, document: licence },
    },
    {
      title: '[SCR-10] with everything open one may apply anew, with another name or company',
      from: [loads(approved('1'))],
      event: applies,
      target: 'recalling',
      calls: recalls,
      context: { form: said, document: licence },
    },
    { from: [loads(approved('1'))], event: reloads, target: 'loading', calls: asks },
    { from: [loads(approved('1'))], event: decided, target: 'loading', calls: asks },
    ...refuses([loads(approved('1'))], 'approved', ofForm),
    {
      title: '[SCR-10] a first form is empty',
      from: [loads(none)],
      event: nothingKept,
      target: 'applying.editing',
      calls: fills(null),
      context: { form: empty, document: null },
      text: '',
    },
    {
      title: '[SCR-10] after a rejection the form begins with what was handed in',
      from: [loads(rejected)],
      event: nothingKept,
      target: 'applying.editing',
      calls: fills(licence),
      context: { form: said, document: licence },
    },
    {
      title: '[VAL-06] what was typed before a reload is there again, with its document',
      from: [loads(none)],
      event: done('recall', handedIn),
      target: 'applying.editing',
      calls: fills(licence),
      context: { form: said, document: licence },
    },
    ...[defect('recall'), after(1_000)].map((event) => ({
      from: [loads(none)],
      event,
      target: 'applying.editing',
      calls: fills(null),
      emits: [{ type: 'verification.draftsLost' }],
      ...('answer' in event ? {} : { stops: ['recall'] }),
    })),
    { from: [loads(none)], event: decided, target: 'loading', stops: ['recall'], calls: asks },
    ...refuses([loads(none)], 'recalling', [...ofForm, applies, reloads]),
    {
      title: '[VAL-06] what is typed is kept over a reload',
      from: toForm,
      event: types('沈知远'),
      target: 'applying.editing',
      sends: draft({ ...empty, name: '沈知远' }, null),
      context: { form: { ...empty, name: '沈知远' } },
    },
    {
      title: '[VAL-06] nothing is sent while anything is missing, and the first wrong field gets the focus',
      from: toForm,
      event: submits,
      target: 'applying.editing',
      context: { focusField: 'name' },
      text: '请输入真实姓名／请输入公司全称／请输入职务／请上传名片或营业执照',
    },
    {
      from: [...toForm, submits],
      event: types('沈知远'),
      target: 'applying.editing',
      sends: draft({ ...empty, name: '沈知远' }, null),
      context: { focusField: null },
      text: '请输入公司全称／请输入职务／请上传名片或营业执照',
    },
    {
      title: '[SCR-10] how the document gets on is shown',
      from: [...toForm, submits],
      event: news('upload', sending),
      target: 'applying.editing',
      context: { upload: sending },
      text: '请输入真实姓名／请输入公司全称／请输入职务',
    },
    {
      title: '[VAL-06] nothing is sent while the document is on its way',
      from: [...toForm, ...filled, news('upload', sending)],
      event: submits,
      target: 'applying.editing',
      context: { focusField: 'document' },
      text: '文件正在上传，请等待上传完成后再提交',
    },
    {
      title: '[VAL-06] a document that was taken is kept over a reload',
      from: [...toForm, types('沈知远')],
      event: news('upload', taken),
      target: 'applying.editing',
      sends: draft({ ...empty, name: '沈知远' }, selectUploadStatus(taken).uploaded),
      context: { upload: taken },
    },
    {
      title: '[VAL-06] a document that was taken out is kept no more',
      from: [...toForm, news('upload', taken)],
      event: news('upload', noUpload),
      target: 'applying.editing',
      sends: draft(empty, null),
      context: { upload: noUpload },
    },
    ...[chooses, cancels, retries, removes].map((event) => ({
      title: '[SCR-10] what is done with the document goes to its upload',
      from: toForm,
      event,
      target: 'applying.editing',
      sends: [{ to: 'upload', event }],
    })),
    {
      from: toForm,
      event: defect('drafts'),
      target: 'applying.editing',
      emits: [{ type: 'verification.draftsLost' }],
    },
    {
      from: toForm,
      event: defect('upload'),
      target: 'failed',
      calls: ['connectionBack'],
      stops: ['drafts'],
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      title: '[VAL-06] while a chosen document is not with the gateway, no look takes it away',
      from: [...toForm, news('upload', sending)],
      event: decided,
      target: { applying: 'editing' },
      refused: ['verification.decided'],
    },
    {
      title: '[ACC-04] a decision, made elsewhere meanwhile, is looked at',
      from: [...toForm, news('upload', taken)],
      event: decided,
      target: 'loading',
      stops: ['drafts', 'upload'],
      calls: asks,
    },
    ...refuses(toForm, { applying: 'editing' }, [applies, reloads]),
    {
      title: '[SCR-10] an application goes out once, with its document',
      from: toSubmitting.slice(0, -1),
      event: submits,
      target: 'applying.submitting',
      calls: [{ actor: 'submit', input: { ...said, documentId: licence.id } }],
      text: '',
    },
    {
      title: '[SCR-10] the gateway has taken it: it is looked at now',
      from: toSubmitting,
      event: done('submit', right(pending)),
      target: 'pending',
      stops: ['drafts', 'upload'],
      context: { verification: pending },
      text: '',
    },
    {
      title: '[VAL-06] a refusal is shown in the words of the gateway, and nothing typed is lost',
      from: toSubmitting,
      event: done('submit', left({ kind: 'refused', code: 429, message: '今天提交的次数过多，请明天再试' })),
      target: 'applying.editing',
      context: { form: said, verification: none },
      text: '今天提交的次数过多，请明天再试',
    },
    {
      title: '[SCR-10] an application that is being looked at already is what is shown (its answer was lost)',
      from: toSubmitting,
      event: done(
        'submit',
        left({ kind: 'refused', code: 409, message: '您的资料正在审核中，请等待审核结果' }),
      ),
      target: 'loading',
      stops: ['drafts', 'upload'],
      calls: asks,
      text: '',
    },
    {
      from: toSubmitting,
      event: defect('submit'),
      target: 'applying.editing',
      context: { form: said },
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSubmitting,
      event: after(20_000),
      target: 'applying.editing',
      stops: ['submit'],
      context: { form: said },
      text: '系统接口请求超时',
    },
    {
      title: '[VAL-06] after a failure the next attempt begins without it',
      from: [...toSubmitting, done('submit', failure)],
      event: submits,
      target: 'applying.submitting',
      calls: [{ actor: 'submit', input: { ...said, documentId: licence.id } }],
      text: '',
    },
    ...refuses(toSubmitting, { applying: 'submitting' }, [...ofForm, decided]),
    ...refuses(toSubmitting, { applying: 'submitting' }, [applies, reloads]),
  ],
});
