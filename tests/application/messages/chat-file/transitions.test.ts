import { chatFileMachine, type ChatFileEvent } from '../../../../src/application/messages/chat-file/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const reads = (event: ChatFileEvent) => says('read', event);
const came = reads({ type: 'file.came', address: 'blob:1' });
const wanted = { type: 'file.wanted' } as const;
const document = { id: 'f-1', size: null } as const;
const read = [{ actor: 'read', input: { id: 'f-1', size: 'small' } }];

transitionTable('chat-file', {
  machine: chatFileMachine,
  input: { id: 'f-1', size: 'small' },
  rows: [
    {
      title: '[SCR-11] a picture is fetched as it is come to',
      from: [],
      target: 'held.coming',
      calls: read,
      context: { address: null },
    },
    { from: [], event: came, target: 'held.shown', context: { address: 'blob:1' } },
    { from: [], event: reads({ type: 'file.failed' }), target: 'failed', stops: ['read'] },
    { from: [], event: defect('read'), target: 'failed' },
    { from: [], event: after(150_000), target: 'failed', stops: ['read'] },
    { from: [], event: { type: 'file.cancelled' }, target: 'resting', stops: ['read'] },
    {
      title: '[SCR-11] a picture that cannot be kept any more is not shown any more',
      from: [came],
      event: defect('read'),
      target: 'failed',
      context: { address: null },
    },
    {
      from: [reads({ type: 'file.failed' })],
      event: wanted,
      target: 'held.coming',
      calls: read,
    },
    {
      title: '[SCR-11] a document waits for whoever wants it',
      input: document,
      from: [],
      target: 'resting',
    },
    {
      input: document,
      from: [],
      event: wanted,
      target: 'held.coming',
      calls: [{ actor: 'read', input: document }],
    },
    {
      input: document,
      from: [wanted],
      event: reads({ type: 'file.came', address: null }),
      target: 'resting',
      stops: ['read'],
    },
  ],
});
