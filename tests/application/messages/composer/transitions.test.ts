import { left, right } from 'fp-ts/Either';
import { writeBody, type BodyOf } from '../../../../contract/chat/chat-body';
import type {
  ComposerEvent,
  OutboxCommand,
  DraftCommand,
} from '../../../../src/application/messages/composer/events';
import { composerMachine } from '../../../../src/application/messages/composer/machine';
import { after, defect, done, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { chosenFile } from '../../../support/samples/chosen-file';
import { card, chosen, quote } from './samples';

const typed = (text: string) => ({ type: 'composer.typed', text }) as const;
const choose = { type: 'composer.fileChosen', file: chosen, further: [] } as const;
const sendFile = { type: 'composer.fileSent' } as const;
const fits = done('check', right({ file: chosen, type: 'application/pdf', reduced: null }));
const cancel = { type: 'composer.fileCancelled' } as const;
const send = { type: 'composer.sent' } as const;
const recalled = (text: string, answered: typeof quote | null = null) =>
  says('draft', { type: 'draft.recalled', draft: { text, quote: answered } } as ComposerEvent);
const takenBack = (id: string) => says('recalls', { type: 'message.recalled', id } as ComposerEvent);
const keeps = (text: string, answered: typeof quote | null = null): { to: string; event: DraftCommand } => ({
  to: 'draft',
  event: { type: 'draft.keep', draft: { text, quote: answered } },
});
const writes = (of: BodyOf, quoted: typeof quote | null = null): { to: string; event: OutboxCommand } => ({
  to: 'outbox',
  event: { type: 'outbox.write', content: writeBody({ quote: quoted, of }) },
});
const failed = done('check', left({ kind: 'wrongType' }));
const checks = [{ actor: 'check', input: { file: chosen } }];
const noFile = { file: null, kind: null, further: [], note: null, preview: null, problem: null };
const toShown = [choose, fits];
const given = [...toShown, sendFile];
const shows = [{ actor: 'preview', input: { file: chosen, kind: 'application/pdf' } }];
const other = chosenFile('image/jpeg', { name: '截图.png' });
const drop = { type: 'composer.fileChosen', file: chosen, further: [other] } as const;
const gives = [{ actor: 'give', input: { peerId: '8', file: chosen, kind: 'application/pdf' } }];
const queueFull = { kind: 'tooMany' } as const;
const lacking = [...given, done('give', queueFull)];

transitionTable('composer', {
  machine: composerMachine,
  input: { userId: '7', peerId: '8' },
  rows: [
    {
      from: [],
      target: 'ready',
      calls: [
        { actor: 'draft', input: { userId: '7', peerId: '8' } },
        { actor: 'outbox', input: { userId: '7', peerId: '8' } },
        'recalls',
      ],
      context: { text: '', quote: null, ...noFile },
    },
    {
      title: '[SCR-11] what one answers to is quoted without its words once its sender takes it back',
      from: [{ type: 'composer.quoted', quote }],
      event: takenBack('5'),
      target: 'ready',
      sends: [keeps('', { ...quote, excerpt: '该消息已撤回' })],
      context: { quote: { ...quote, excerpt: '该消息已撤回' } },
    },
    {
      from: [{ type: 'composer.quoted', quote }],
      event: takenBack('6'),
      target: 'ready',
      context: { quote },
      refused: ['message.recalled'],
    },
    { from: [], event: defect('recalls'), target: 'ready' },
    {
      title: '[SCR-11] what was typed to them before stands there again',
      from: [],
      event: recalled('关于交割条件'),
      target: 'ready',
      context: { text: '关于交割条件' },
    },
    {
      title: '[SCR-11] a draft answers again what it answered before',
      from: [],
      event: recalled('', quote),
      target: 'ready',
      context: { text: '', quote },
    },
    {
      from: [{ type: 'composer.quoted', quote }],
      event: recalled('关于交割条件'),
      target: 'ready',
      context: { text: '', quote },
      refused: ['draft.recalled'],
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
      from: [],
      event: { type: 'composer.rewritten', text: '12 月 5 日' },
      target: 'ready',
      sends: [keeps('12 月 5 日')],
      context: { text: '12 月 5 日', focusRequest: {} },
    },
    {
      title: '[SCR-11] a message that is written anew takes nothing of what is being written',
      from: [typed('您好')],
      event: { type: 'composer.rewritten', text: '12 月 5 日' },
      target: 'ready',
      sends: [keeps('您好\n12 月 5 日')],
      context: { text: '您好\n12 月 5 日', focusRequest: {} },
    },
    {
      title: '[SCR-11] one writes on where one quotes',
      from: [],
      event: { type: 'composer.quoted', quote },
      target: 'ready',
      sends: [keeps('', quote)],
      context: { quote, focusRequest: {} },
    },
    {
      title: '[SCR-11] what nobody types is taken out of what is pasted',
      from: [],
      event: typed('您\0好'),
      target: 'ready',
      sends: [keeps('您好')],
      context: { text: '您好', focusRequest: null },
    },
    {
      from: [{ type: 'composer.quoted', quote }],
      event: { type: 'composer.unquoted' },
      target: 'ready',
      sends: [keeps('')],
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
      title: '[SCR-11] signs alone that cannot be seen are not sent',
      from: [typed('\u200b\u200b')],
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
      title: '[SCR-11] the user is asked before a deal goes out',
      from: [],
      event: { type: 'composer.cardChosen', card },
      target: 'asking',
      context: { card },
    },
    {
      title: '[SCR-11] a deal is shown to the other as a card once the user says so',
      from: [{ type: 'composer.cardChosen', card }],
      event: { type: 'composer.cardSent' },
      target: 'ready',
      sends: [writes(card)],
      context: { card: null },
    },
    {
      from: [{ type: 'composer.cardChosen', card }],
      event: { type: 'composer.cardCancelled' },
      target: 'ready',
      context: { card: null },
    },
    { from: [], event: { type: 'composer.cardSent' }, target: 'ready', refused: ['composer.cardSent'] },
    {
      from: [{ type: 'composer.cardChosen', card }],
      event: choose,
      target: 'checking',
      calls: checks,
      context: { card: null, file: chosen },
    },
    { from: [], event: defect('draft'), target: 'ready' },
    { from: [], event: defect('outbox'), target: 'ready' },
    {
      title: '[SCR-11][VAL-06] a file is looked at as soon as it is chosen',
      from: [],
      event: choose,
      target: 'checking',
      calls: checks,
      context: { file: chosen, problem: null },
    },
    {
      title: '[SCR-11] a file that may go is shown, and nothing is sent yet',
      from: [choose],
      event: fits,
      target: 'held.shown',
      calls: shows,
      context: { file: chosen, kind: 'application/pdf', problem: null },
    },
    {
      title: '[SCR-11][SOC-06] the file that is shown is given to the outbox once the user says so',
      from: toShown,
      event: sendFile,
      target: 'held.giving',
      calls: gives,
    },
    {
      title: '[SCR-11] a file that is shown and cancelled does not go',
      from: toShown,
      event: cancel,
      target: 'ready',
      stops: ['preview'],
      context: noFile,
    },
    {
      title: '[SCR-11] the picture of the file that is shown has an address',
      from: toShown,
      event: says('preview', { type: 'preview.opened', address: 'blob:1' } as ComposerEvent),
      target: 'held.shown',
      context: { preview: 'blob:1' },
    },
    { from: toShown, event: defect('preview'), target: 'held.shown' },
    {
      title: '[SCR-11] of several files each is shown in its turn',
      from: [drop, fits],
      event: cancel,
      target: 'checking',
      stops: ['preview'],
      calls: [{ actor: 'check', input: { file: other } }],
      context: { ...noFile, file: other },
    },
    {
      title: '[SCR-11] a file that is pasted while one is shown waits for its turn',
      from: toShown,
      event: { ...choose, file: other },
      target: 'held.shown',
      context: { file: chosen, further: [other] },
    },
    {
      from: [choose],
      event: { ...choose, file: other },
      target: 'checking',
      context: { file: chosen, further: [other] },
    },
    { from: given, event: done('give', null), target: 'ready', stops: ['preview'], context: noFile },
    {
      title: '[SOC-06] where too much waits the file stays chosen, and why it does not go is said',
      from: given,
      event: done('give', queueFull),
      target: 'failed',
      stops: ['preview'],
      context: { file: chosen, kind: 'application/pdf', problem: queueFull },
    },
    {
      title: '[SOC-06] the same file goes once there is room',
      from: lacking,
      event: { type: 'composer.fileRetried' },
      target: 'held.giving',
      calls: [...shows, ...gives],
      context: { file: chosen, problem: null },
    },
    { from: lacking, event: cancel, target: 'ready', context: noFile },
    {
      title: '[SOC-06] what is typed meanwhile is not lost',
      from: [typed('请查收'), ...lacking],
      event: send,
      target: 'failed',
      sends: [writes({ kind: 'text', text: '请查收' }), keeps('')],
      context: { file: chosen, problem: queueFull },
    },
    {
      from: given,
      event: defect('give'),
      target: 'failed',
      stops: ['preview'],
      context: { kind: null, problem: { kind: 'unreadable' } },
    },
    {
      from: given,
      event: after(10_000),
      target: 'failed',
      stops: ['give', 'preview'],
      context: { kind: null, problem: { kind: 'unreadable' } },
    },
    {
      title: '[VAL-06] a file that may not go for what it is is not given once more',
      from: [choose, failed],
      event: { type: 'composer.fileRetried' },
      target: 'failed',
      refused: ['composer.fileRetried'],
    },
    {
      title: '[SCR-11] a file that is given up while it is looked at does not go',
      from: [choose],
      event: cancel,
      target: 'ready',
      stops: ['check'],
      context: noFile,
    },
    {
      title: '[VAL-06] why a file may not go is said',
      from: [choose],
      event: failed,
      target: 'failed',
      context: { problem: { kind: 'wrongType' }, file: chosen },
    },
    {
      from: [choose],
      event: defect('check'),
      target: 'failed',
      context: { problem: { kind: 'unreadable' } },
    },
    {
      from: [choose],
      event: after(20_000),
      target: 'failed',
      stops: ['check'],
      context: { problem: { kind: 'unreadable' } },
    },
    { from: [choose, failed], event: cancel, target: 'ready', context: noFile },
    {
      title: '[VAL-06] another file is chosen in place of one that may not go',
      from: [choose, failed],
      event: choose,
      target: 'checking',
      calls: checks,
      context: { file: chosen, problem: null },
    },
  ],
});
