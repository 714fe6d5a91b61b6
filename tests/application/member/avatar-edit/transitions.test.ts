import { left, right } from 'fp-ts/Either';
import type { AvatarEvent } from '../../../../src/application/member/avatar-edit/events';
import { avatarEditMachine } from '../../../../src/application/member/avatar-edit/machine';
import { wholeCrop } from '../../../../src/domain/member/crop-area';
import { after, defect, done, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { cancels, chooses, confirms, file, moves, opened, refused, zooms } from './samples';

type Way = readonly (AvatarEvent | Answer)[];
const shows = says('picture', opened);
const toOpening: Way = [chooses];
const toCropping: Way = [chooses, shows];
const toSaving: Way = [...toCropping, zooms(2), moves, confirms];
const nothing = { file: null, picture: null, crop: wholeCrop };
const refuses = (from: Way, target: string, events: Way) =>
  refusalRows<typeof avatarEditMachine>({ from, target, events });

transitionTable('avatar-edit', {
  machine: avatarEditMachine,
  text: ({ context }) => context.error ?? '',
  rows: [
    { from: [], target: 'resting', context: nothing, text: '' },
    {
      title: '[SCR-10] a chosen file is opened on the device; nothing is sent',
      from: [],
      event: chooses,
      target: 'chosen.opening',
      calls: [{ actor: 'picture', input: { file } }],
      context: { file, crop: wholeCrop },
      text: '',
    },
    ...refuses([], 'resting', [zooms(2), moves, confirms, cancels]),
    {
      title: '[SCR-10] the picture lies under its frame',
      from: toOpening,
      event: shows,
      target: 'chosen.cropping',
      calls: ['layer'],
      context: { picture: { address: 'blob:picture', width: 400, height: 300 } },
    },
    ...[toOpening, toCropping].map((from) => ({
      title: `[VAL-06] a file that is no picture is refused with the reason (${from.length})`,
      from,
      event: says('picture', refused),
      target: 'resting',
      stops: from === toOpening ? ['picture'] : ['layer', 'picture'],
      context: nothing,
      text: '这是一个空文件，请重新选择',
    })),
    {
      from: toOpening,
      event: defect('picture'),
      target: 'resting',
      context: nothing,
      text: '无法读取所选文件，请重新选择',
    },
    {
      from: toOpening,
      event: after(20_000),
      target: 'resting',
      stops: ['picture'],
      context: nothing,
      text: '无法读取所选文件，请重新选择',
    },
    { from: toOpening, event: cancels, target: 'resting', stops: ['picture'], context: nothing },
    ...refuses(toOpening, 'chosen.opening', [chooses, zooms(2), moves, confirms]),
    {
      title: '[SCR-10] nearer, around the same middle',
      from: toCropping,
      event: zooms(2),
      target: 'chosen.cropping',
      context: { crop: { zoom: 2, x: 0.5, y: 0.5 } },
    },
    {
      title: '[SCR-10] the picture is pushed under its frame',
      from: toCropping,
      event: moves,
      target: 'chosen.cropping',
      context: { crop: { zoom: 1, x: 0.625, y: 0.5 } },
    },
    ...[cancels, says('layer', cancels)].map((event) => ({
      title: `[LAY-19] put away, nothing is kept (${'type' in event ? 'its cross' : 'back'})`,
      from: toCropping,
      event,
      target: 'resting',
      stops: ['layer', 'picture'],
      context: nothing,
    })),
    {
      from: toCropping,
      event: defect('layer'),
      target: 'resting',
      stops: ['picture'],
      text: '系统返回的数据有误，请稍后重试',
    },
    ...refuses(toCropping, 'chosen.cropping', [chooses, shows]),
    {
      title: '[SCR-10] the part under the frame is cut and sent',
      from: [...toCropping, zooms(2), moves],
      event: confirms,
      target: 'chosen.saving',
      stops: ['layer'],
      calls: [{ actor: 'save', input: { file, area: { left: 162.5, top: 75, side: 150 } } }],
    },
    {
      title: '[SCR-10] once it is one’s own the file is let go of',
      from: toSaving,
      event: done('save', right(undefined)),
      target: 'resting',
      stops: ['picture'],
      context: nothing,
      text: '',
    },
    {
      title: '[VAL-06] a picture that did not arrive stays under its frame, with the reason',
      from: toSaving,
      event: done('save', left({ kind: 'network' })),
      target: 'chosen.cropping',
      calls: ['layer'],
      text: '后端接口连接异常',
    },
    {
      from: toSaving,
      event: done('save', left({ kind: 'unreadable' })),
      target: 'chosen.cropping',
      calls: ['layer'],
      text: '无法读取所选文件，请重新选择',
    },
    {
      from: toSaving,
      event: defect('save'),
      target: 'chosen.cropping',
      calls: ['layer'],
      text: '系统返回的数据有误，请稍后重试',
    },
    {
      from: toSaving,
      event: after(90_000),
      target: 'chosen.cropping',
      calls: ['layer'],
      stops: ['save'],
      text: '系统接口请求超时',
    },
    {
      title: 'cancelled while it is sent, the call is given up',
      from: toSaving,
      event: cancels,
      target: 'resting',
      stops: ['save', 'picture'],
      context: nothing,
    },
    {
      title: '[SCR-10] sent again, nothing says any more that it failed',
      from: [...toSaving, done('save', left({ kind: 'network' }))],
      event: confirms,
      target: 'chosen.saving',
      stops: ['layer'],
      calls: [{ actor: 'save', input: { file, area: { left: 162.5, top: 75, side: 150 } } }],
      context: { error: null },
      text: '',
    },
    {
      title: '[SCR-10] a picture that was saved at the second try is saved, and nothing says otherwise',
      from: [...toSaving, done('save', left({ kind: 'network' })), confirms],
      event: done('save', right(undefined)),
      target: 'resting',
      stops: ['picture'],
      context: { ...nothing, error: null },
      text: '',
    },
    {
      title: '[SCR-10] put away, what went wrong with it is forgotten too',
      from: [...toSaving, done('save', left({ kind: 'network' }))],
      event: cancels,
      target: 'resting',
      stops: ['layer', 'picture'],
      context: { ...nothing, error: null },
      text: '',
    },
    ...refuses(toSaving, 'chosen.saving', [chooses, zooms(2), moves, confirms, shows]),
    {
      from: [...toSaving, done('save', left({ kind: 'network' }))],
      event: zooms(1),
      target: 'chosen.cropping',
      text: '',
    },
    {
      from: [...toSaving, done('save', left({ kind: 'network' }))],
      event: moves,
      target: 'chosen.cropping',
      text: '',
    },
  ],
});
