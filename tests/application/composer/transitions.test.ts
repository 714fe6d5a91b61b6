import { left, right } from 'fp-ts/Either';
import { writeBody, type BodyOf } from '../../../contract/chat/chat-body';
import type { ComposerEvent, DeskCommand, DraftCommand } from '../../../src/application/composer/events';
import { composerMachine } from '../../../src/application/composer/machine';
import { after, defect, says } from '../../support/explore/step';
import { transitionTable } from '../../support/explore/transition-table';
import { card, chosen, quote, uploaded } from './samples';

const typed = (text: string) => ({ type: 'composer.typed', text }) as const;
const choose = { type: 'composer.fileChosen', file: chosen } as const;
const cancel = { type: 'composer.fileCancelled' } as const;
const retry = { type: 'composer.fileRetried' } as const;
const send = { type: 'composer.sent' } as const;
const recalled = (text: string) => says('draft', { type: 'draft.recalled', text } as ComposerEvent);
const tells = (event: ComposerEvent) => says('transfer', event);
const keeps = (text: string): { to: string; event: DraftCommand } => ({
  to: 'draft',
  event: { type: 'draft.keep', text },
});
const writes = (of: BodyOf, quoted: typeof quote | null = null): { to: string; event: DeskCommand } => ({
  to: 'desk',
  event: { type: 'desk.write', content: writeBody({ quote: quoted, of }) },
});
const wrongType = { kind: 'fault', fault: { kind: 'wrongType' } } as const;
const failed = tells({ type: 'file.ended', result: left(wrongType) });
const tooLarge = {
  kind: 'failure',
  failure: { kind: 'refused', code: 413, message: '文件不能超过 10 MB' },
} as const;
const cut = { kind: 'failure', failure: { kind: 'network' } } as const;
const broke = tells({ type: 'file.ended', result: left(cut) });
const transfers = [{ actor: 'transfer', input: { file: chosen } }];
const noFile = { file: null, sent: 0, problem: null };

transitionTable('composer', {
  machine: composerMachine,
  input: { userId: '7', peerId: '8' },
  rows: [
    {
      from: [],
      target: 'ready',
      calls: [
        { actor: 'draft', input: { userId: '7', peerId: '8' } },
        { actor: 'desk', input: { userId: '7', peerId: '8' } },
      ],
      context: { text: '', quote: null, ...noFile },
    },
    {
      title: '[SCR-11] what was typed to them before stands there again',
      from: [],
      event: recalled('关于交割条件'),
      target: 'ready',
      context: { text: '关于交割条件' },
    },
    {
      from: [typed('您好')],
      event: recalled('关于交割条件'),
      target: 'ready',
      context: { text: '您好' },
      refused: ['draft.recalled'],
    },
    {
      title: '[SCR-11] what is typed is kept as a draft',
      from: [],
      event: typed('您好'),
      target: 'ready',
      sends: [keeps('您好')],
      context: { text: '您好' },
    },
    {
      title: '[SCR-11] a message that was taken back is written anew',
      from: [typed('您好')],
      event: { type: 'composer.rewritten', text: '12 月 5 日' },
      target: 'ready',
      sends: [keeps('12 月 5 日')],
      context: { text: '12 月 5 日', focusSign: {} },
    },
    {
      title: '[SCR-11] one writes on where one quotes',
      from: [],
      event: { type: 'composer.quoted', quote },
      target: 'ready',
      context: { quote, focusSign: {} },
    },
    {
      title: '[SCR-11] what nobody types is taken out of what is pasted',
      from: [],
      event: typed('您\0好'),
      target: 'ready',
      sends: [keeps('您好')],
      context: { text: '您好', focusSign: null },
    },
    {
      from: [{ type: 'composer.quoted', quote }],
      event: { type: 'composer.unquoted' },
      target: 'ready',
      context: { quote: null },
    },
    {
      title: '[SCR-11] what is sent goes to the outbox with what it answers to, and the draft is gone',
      from: [typed(' 周三下午可以 '), { type: 'composer.quoted', quote }],
      event: send,
      target: 'ready',
      sends: [writes({ kind: 'text', text: '周三下午可以' }, quote), keeps('')],
      context: { text: '', quote: null },
    },
    {
      title: '[SCR-11] blanks alone are not sent',
      from: [typed('  ')],
      event: send,
      target: 'ready',
      refused: ['composer.sent'],
    },
    {
      title: '[SCR-11] a text of more than 2,000 characters is not sent',
      from: [typed('长'.repeat(2001))],
      event: send,
      target: 'ready',
      refused: ['composer.sent'],
    },
    {
      title: '[SCR-11] a text of 2,000 characters is sent',
      from: [typed('长'.repeat(2000))],
      event: send,
      target: 'ready',
      sends: [writes({ kind: 'text', text: '长'.repeat(2000) }), keeps('')],
    },
    {
      title: '[SCR-11] a deal is shown to the other as a card',
      from: [],
      event: { type: 'composer.cardSent', card },
      target: 'ready',
      sends: [writes(card)],
    },
    { from: [], event: defect('draft'), target: 'ready' },
    { from: [], event: defect('desk'), target: 'ready' },
    {
      title: '[SCR-11][VAL-06] a file goes out as soon as it is chosen',
      from: [],
      event: choose,
      target: 'sending',
      calls: transfers,
      context: { file: chosen, sent: 0, problem: null },
    },
    {
      from: [choose],
      event: tells({ type: 'file.progressed', sent: 5 }),
      target: 'sending',
      context: { sent: 5 },
    },
    {
      title: '[SCR-11] a file that was taken is a message',
      from: [choose],
      event: tells({ type: 'file.ended', result: right(uploaded) }),
      target: 'ready',
      sends: [
        writes({
          ...{ kind: 'file', id: 'f-1', name: '意向书.pdf' },
          ...{ type: 'application/pdf', bytes: 4096, coded: false },
        }),
      ],
      context: noFile,
    },
    {
      title: '[SCR-11] a file that is cancelled does not go',
      from: [choose, tells({ type: 'file.progressed', sent: 5 })],
      event: cancel,
      target: 'ready',
      stops: ['transfer'],
      context: noFile,
    },
    {
      title: '[VAL-06] why a file does not go is said',
      from: [choose],
      event: failed,
      target: 'failed',
      context: { problem: wrongType, file: chosen },
    },
    {
      from: [choose],
      event: defect('transfer'),
      target: 'failed',
      context: { problem: { kind: 'fault', fault: { kind: 'unreadable' } } },
    },
    {
      from: [choose],
      event: after(90_000),
      target: 'failed',
      stops: ['transfer'],
      context: { problem: { kind: 'failure', failure: { kind: 'timeout' } } },
    },
    {
      title: '[SCR-11] a file that did not go is sent again',
      from: [choose, tells({ type: 'file.progressed', sent: 5 }), broke],
      event: retry,
      target: 'sending',
      calls: transfers,
      context: { sent: 0, problem: null },
    },
    {
      title: '[SCR-11][VAL-06] a file of a wrong kind is not sent again: it cannot go',
      from: [choose, failed],
      event: retry,
      target: 'failed',
      refused: ['composer.fileRetried'],
      context: { problem: wrongType },
    },
    {
      title: '[VAL-06] a file that the gateway finds too large is not sent again',
      from: [choose, tells({ type: 'file.ended', result: left(tooLarge) })],
      event: retry,
      target: 'failed',
      refused: ['composer.fileRetried'],
    },
    { from: [choose, failed], event: cancel, target: 'ready', context: noFile },
    {
      from: [choose, failed],
      event: choose,
      target: 'sending',
      calls: transfers,
      context: { file: chosen, problem: null },
    },
  ],
});
