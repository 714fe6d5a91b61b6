import {
  messageMenuMachine,
  type MessageMenuEvent,
} from '../../../../src/application/messages/message-menu/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const press = { type: 'menu.pressed', key: 'a' } as const;
const open = { type: 'menu.opened', key: 'b' } as const;
const view = { type: 'menu.viewed', key: 'c' } as const;
const read = (now: number) => {
  const reported: MessageMenuEvent = { type: 'clock.read', now };
  return says('clock', reported);
};
const ofPeer = { type: 'menu.ofPeerOpened' } as const;
const block = { type: 'menu.blockWanted' } as const;
const close = { type: 'menu.closed' } as const;

transitionTable('message-menu', {
  machine: messageMenuMachine,
  rows: [
    { from: [], target: 'closed', context: { key: null } },
    { from: [], event: press, target: 'pressing', context: { key: 'a' } },
    {
      title: '[SCR-11] the menu opens while a finger lies on a message for half a second',
      from: [press],
      event: after(500),
      target: { open: 'showing' },
      calls: ['layer', 'clock'],
      context: { key: 'a' },
    },
    { from: [press], event: { type: 'menu.released' }, target: 'closed', context: { key: null } },
    {
      from: [press],
      event: open,
      target: { open: 'showing' },
      calls: ['layer', 'clock'],
      context: { key: 'b' },
    },
    { from: [press], event: view, target: 'viewing', calls: ['layer'], context: { key: 'c' } },
    {
      title: '[SCR-11] the menu opens by its button, without waiting',
      from: [],
      event: open,
      target: { open: 'showing' },
      calls: ['layer', 'clock'],
      context: { key: 'b' },
    },
    { from: [], event: view, target: 'viewing', calls: ['layer'], context: { key: 'c' } },
    { from: [open], event: close, target: 'closed', stops: ['clock', 'layer'], context: { key: null } },
    {
      title: '[LAY-19] back closes the menu first',
      from: [open],
      event: says('layer', close),
      target: 'closed',
      stops: ['clock', 'layer'],
    },
    { from: [open], event: defect('layer'), target: 'closed' },
    { from: [open], event: defect('clock'), target: 'closed' },
    {
      title: '[SCR-11] how long the message can be taken back goes by the clock',
      from: [open],
      event: read(2_000),
      target: { open: 'showing' },
      context: { key: 'b', now: 2_000 },
    },
    {
      title: '[SCR-11] the clock is read anew each second while the menu is open',
      from: [open, read(2_000)],
      event: after(1_000),
      target: { open: 'showing' },
      stops: ['clock'],
      calls: ['clock'],
    },
    { from: [view], event: close, target: 'closed', stops: ['layer'] },
    { from: [view], event: defect('layer'), target: 'closed' },
    { from: [], event: ofPeer, target: { ofPeer: 'choosing' }, calls: ['layer'], context: { key: null } },
    {
      title: '[SCR-11] before the other is blocked it is asked',
      from: [ofPeer],
      event: block,
      target: { ofPeer: 'asking' },
    },
    { from: [ofPeer], event: close, target: 'closed', stops: ['layer'] },
    { from: [ofPeer], event: says('layer', close), target: 'closed', stops: ['layer'] },
    { from: [ofPeer], event: defect('layer'), target: 'closed' },
    {
      title: '[SCR-11][LAY-19] whoever goes back blocks nobody',
      from: [ofPeer, block],
      event: says('layer', close),
      target: 'closed',
      stops: ['layer'],
    },
    { from: [ofPeer, block], event: close, target: 'closed', stops: ['layer'] },
  ],
});
