import { left, right } from 'fp-ts/Either';
import { uploadMachine } from '../../../../src/application/kit/upload/machine';
import type { UploadEvent } from '../../../../src/application/kit/upload/events';
import type { FileFault } from '../../../../src/domain/upload/file-fault';
import { after, defect, done, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { chosenFile } from '../../../support/samples/chosen-file';
import { picturesTaken } from './pictures-taken';
import { card, licence, reports } from './samples';

const file = chosenFile();
const other = chosenFile('image/png', { name: '名片.png', size: 2000 });
const chooses: UploadEvent = { type: 'upload.fileChosen', file };
const choosesOther: UploadEvent = { type: 'upload.fileChosen', file: other };
const cancels: UploadEvent = { type: 'upload.cancelled' };
const retries: UploadEvent = { type: 'upload.retried' };
const removes: UploadEvent = { type: 'upload.removed' };
const fits = done('checkFile', right({ file, type: 'image/jpeg', reduced: null }));
const fault = (found: FileFault): Answer => done('checkFile', left(found));
const ends = (result: Extract<UploadEvent, { type: 'sending.ended' }>['result']): Answer =>
  reports('sending', { type: 'sending.ended', result });
const half = reports('sending', { type: 'sending.progressed', sent: 2048 });
const shows = reports('preview', { type: 'preview.opened', address: 'blob:1' });

const ofFile = { file, purpose: 'verification' as const };
const checks = [{ actor: 'checkFile', input: ofFile }];
const asksForPicture = [
  { actor: 'preview', input: { file: null, type: 'image/jpeg' } },
  { actor: 'picture', input: { uploaded: licence } },
];
const sends = [{ actor: 'sending', input: ofFile }];
const nothing = {
  file: null,
  type: null,
  note: null,
  sent: 0,
  preview: null,
  uploaded: null,
  error: null,
  before: null,
};
const toSending = [chooses, fits];
const toFailed = [...toSending, half, ends(left({ kind: 'network' }))];
const toCancelled = [...toSending, cancels];
const toDone = [...toSending, shows, ends(right(licence))];
const toReplacing = [...toDone, choosesOther];
const fitsToo = done('checkFile', right({ file: other, type: 'image/png', reduced: null }));
const smaller = chosenFile('image/jpeg', { size: 1_048_576 });
const fitsReduced = done(
  'checkFile',
  right({ file: smaller, type: 'image/jpeg', reduced: { from: 12_582_912, wasTooLarge: true } }),
);
const toReplacingSent = [...toReplacing, fitsToo];
/** The licence, as it was before another file was chosen. */
const asBefore = {
  file,
  type: 'image/jpeg',
  uploaded: licence,
  before: null,
  sent: 0,
  preview: null,
} as const;
const ofBefore = [{ actor: 'preview', input: { file, type: 'image/jpeg' } }];
const toRefused = [chooses, fault({ kind: 'wrongType' })];

const refuses = (from: readonly (UploadEvent | Answer)[], target: string, events: readonly UploadEvent[]) =>
  refusalRows<typeof uploadMachine>({
    from,
    target: target.includes('.')
      ? { held: target === 'held.done' ? { done: 'here' } : target.slice(5) }
      : target,
    events,
  });

transitionTable('upload', {
  machine: uploadMachine,
  input: { purpose: 'verification', uploaded: null },
  text: ({ context }) => context.error ?? '',
  rows: [
    { title: '[SCR-10] at first no file is chosen', from: [], target: 'empty', context: nothing, text: '' },
    {
      title: '[SCR-10] what was uploaded before is there again, and nothing is sent',
      input: { purpose: 'verification', uploaded: licence },
      from: [],
      target: 'held.done.taken.coming',
      calls: asksForPicture,
      context: { uploaded: licence, file: null },
      text: '',
    },
    ...picturesTaken,
    {
      title: '[VAL-06] a chosen file is looked at before anything is sent',
      from: [],
      event: chooses,
      target: 'checking',
      calls: checks,
      context: { file },
    },
    ...refuses([], 'empty', [cancels, retries, removes]),
    {
      title: '[VAL-06] a file that fits goes out, and is shown from the device',
      from: [chooses],
      event: fits,
      target: 'held.sending',
      calls: [{ actor: 'preview', input: { file, type: 'image/jpeg' } }, ...sends],
      context: { type: 'image/jpeg' },
      text: '',
    },
    {
      title: '[VAL-06] a photo that is too large goes out reduced, and the person reads that it was',
      from: [chooses],
      event: fitsReduced,
      target: 'held.sending',
      calls: [
        { actor: 'preview', input: { file: smaller, type: 'image/jpeg' } },
        { actor: 'sending', input: { file: smaller, purpose: 'verification' } },
      ],
      context: { file: smaller, note: '照片较大（12.0 MB），已压缩为 1.0 MB' },
    },
    ...(
      [
        [{ kind: 'empty' }, '这是一个空文件，请重新选择'],
        [{ kind: 'tooLarge', size: 52_428_800, limit: 10_485_760 }, '文件不能超过 10 MB，所选文件为 50.0 MB'],
        [{ kind: 'wrongType' }, '只支持 JPG、PNG、WebP 图片或 PDF 文件，请检查文件内容后重新选择'],
        [{ kind: 'unreadable' }, '无法读取所选文件，请重新选择'],
      ] as const
    ).map(([found, text]) => ({
      title: `[VAL-06] a file is not sent, and the person reads why (${found.kind})`,
      from: [chooses],
      event: fault(found),
      target: 'refused',
      text,
    })),
    {
      title: '[VAL-06] an avatar names the types that it may have',
      input: { purpose: 'avatar' as const, uploaded: null },
      from: [chooses],
      event: fault({ kind: 'wrongType' }),
      target: 'refused',
      text: '只支持 JPG、PNG、WebP 图片，请检查文件内容后重新选择',
    },
    ...[defect('checkFile'), after(20_000)].map((event) => ({
      title: `[VAL-06] a file that cannot be read in time is not sent (${'answer' in event ? 'defect' : '20 s'})`,
      from: [chooses],
      event,
      target: 'refused',
      text: '无法读取所选文件，请重新选择',
    })),
    {
      title: '[SCR-10] another file takes the place of the one that is looked at',
      from: [chooses],
      event: choosesOther,
      target: 'checking',
      stops: ['checkFile'],
      calls: [{ actor: 'checkFile', input: { file: other, purpose: 'verification' } }],
      context: { file: other },
    },
    ...[cancels, removes].map((event) => ({
      from: [chooses],
      event,
      target: 'empty',
      stops: ['checkFile'],
      context: nothing,
      text: '',
    })),
    ...refuses([chooses], 'checking', [retries]),
    {
      title: '[VAL-06] after a refused file another can be chosen',
      from: toRefused,
      event: chooses,
      target: 'checking',
      calls: checks,
      text: '',
    },
    { from: toRefused, event: removes, target: 'empty', context: nothing, text: '' },
    ...refuses(toRefused, 'refused', [cancels, retries]),
    {
      title: '[SCR-10] the picture is shown while it goes out',
      from: toSending,
      event: shows,
      target: 'held.sending',
      context: { preview: 'blob:1' },
    },
    {
      title: '[SCR-10] progress is shown',
      from: toSending,
      event: half,
      target: 'held.sending',
      context: { sent: 2048 },
    },
    {
      title: '[SCR-10] progress never goes back',
      from: [...toSending, half],
      event: reports('sending', { type: 'sending.progressed', sent: 10 }),
      target: 'held.sending',
      context: { sent: 2048 },
    },
    {
      title: '[SCR-10] the gateway has taken it',
      from: toSending,
      event: ends(right(licence)),
      target: 'held.done.here',
      stops: ['sending'],
      context: { uploaded: licence },
      text: '',
    },
    {
      title: '[VAL-06] a refusal of the gateway is shown in its words, and the file stays',
      from: toSending,
      event: ends(left({ kind: 'refused', code: 400, message: '文件内容与类型不符' })),
      target: 'held.failed',
      stops: ['sending'],
      context: { file, uploaded: null },
      text: '文件内容与类型不符',
    },
    {
      title: '[VAL-06] an upload that does not end is a timeout after 90 s',
      from: toSending,
      event: after(90_000),
      target: 'held.failed',
      stops: ['sending'],
      text: '系统接口请求超时',
    },
    {
      title: '[SCR-10] cancelling stops the upload and keeps the file',
      from: [...toSending, half],
      event: cancels,
      target: 'held.cancelled',
      stops: ['sending'],
      context: { file, uploaded: null },
      text: '已取消上传，文件没有发送完成',
    },
    ...refuses(toSending, 'held.sending', [retries]),
    ...[toCancelled, toFailed].map((from) => ({
      title: `[SCR-10] the same file is sent again from its beginning (${from === toFailed ? 'failed' : 'cancelled'})`,
      from,
      event: retries,
      target: 'held.sending',
      calls: sends,
      context: { sent: 0 },
      text: '',
    })),
    ...refuses(toCancelled, 'held.cancelled', [cancels]),
    ...refuses(toFailed, 'held.failed', [cancels]),
    ...refuses(toDone, 'held.done', [cancels, retries]),
    {
      title: '[SCR-10] an uploaded file can be replaced',
      from: toDone,
      event: choosesOther,
      target: 'checking',
      stops: ['preview'],
      calls: [{ actor: 'checkFile', input: { file: other, purpose: 'verification' } }],
      context: {
        file: other,
        uploaded: null,
        preview: null,
        before: { file, type: 'image/jpeg', note: null, uploaded: licence },
      },
    },
    ...(
      [
        [{ kind: 'wrongType' }, '只支持 JPG、PNG、WebP 图片或 PDF 文件，请检查文件内容后重新选择'],
        [{ kind: 'tooLarge', size: 52_428_800, limit: 10_485_760 }, '文件不能超过 10 MB，所选文件为 50.0 MB'],
      ] as const
    ).map(([found, text]) => ({
      title: `[SCR-10][VAL-06] what was uploaded stays when the next file is not sent, and the person reads why (${found.kind})`,
      from: toReplacing,
      event: fault(found),
      target: 'held.done.here',
      calls: ofBefore,
      context: asBefore,
      text: `${text}，之前上传的文件仍保留`,
    })),
    ...[defect('checkFile'), after(20_000)].map((event) => ({
      title: `[SCR-10] it stays when the next file cannot be read in time (${'answer' in event ? 'defect' : '20 s'})`,
      from: toReplacing,
      event,
      target: 'held.done.here',
      ...('answer' in event ? {} : { stops: ['checkFile'] }),
      calls: ofBefore,
      context: asBefore,
      text: '无法读取所选文件，请重新选择，之前上传的文件仍保留',
    })),
    {
      title: '[SCR-10] what was uploaded on another visit stays too',
      input: { purpose: 'verification', uploaded: licence },
      from: [choosesOther],
      event: fault({ kind: 'empty' }),
      target: 'held.done.taken.coming',
      calls: asksForPicture,
      context: { file: null, uploaded: licence, before: null },
      text: '这是一个空文件，请重新选择，之前上传的文件仍保留',
    },
    {
      title: '[SCR-10] it stays when the gateway refuses the next file',
      from: toReplacingSent,
      event: ends(left({ kind: 'refused', code: 400, message: '文件已损坏，无法打开，请换一个文件' })),
      target: 'held.done.here',
      stops: ['sending', 'preview'],
      calls: ofBefore,
      context: asBefore,
      text: '文件已损坏，无法打开，请换一个文件，之前上传的文件仍保留',
    },
    {
      title:
        '[SCR-10] a next file that did not arrive can be sent again, and what was uploaded is not forgotten',
      from: toReplacingSent,
      event: ends(left({ kind: 'network' })),
      target: 'held.failed',
      stops: ['sending'],
      context: { file: other, before: { file, type: 'image/jpeg', note: null, uploaded: licence } },
      text: '后端接口连接异常',
    },
    {
      title: '[SCR-10] the next file that is taken takes its place for good',
      from: toReplacingSent,
      event: ends(right(card)),
      target: 'held.done.here',
      stops: ['sending'],
      context: { file: other, uploaded: card, before: null },
      text: '',
    },
    ...[
      { from: toReplacing, event: cancels },
      { from: toReplacing, event: removes },
      { from: [...toReplacingSent, ends(left({ kind: 'network' }))], event: removes },
      { from: [...toReplacingSent, cancels], event: removes },
      { from: [...toReplacing, chooses], event: removes },
    ].map(({ from, event }) => ({
      title: `[SCR-10] taking the next file out brings back what was uploaded (${event.type} after ${from.length} steps)`,
      from,
      event,
      target: 'held.done.here',
      calls: ofBefore,
      context: asBefore,
      text: '',
    })),
    {
      title: '[VAL-06] choosing anew takes away why the last file did not go',
      from: [...toReplacing, fault({ kind: 'wrongType' })],
      event: choosesOther,
      target: 'checking',
      calls: [{ actor: 'checkFile', input: { file: other, purpose: 'verification' } }],
      text: '',
    },
    {
      title: '[SCR-10] an uploaded file can be taken out',
      from: toDone,
      event: removes,
      target: 'empty',
      stops: ['preview'],
      context: nothing,
    },
  ],
});
