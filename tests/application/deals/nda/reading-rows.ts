import { left, right } from 'fp-ts/Either';
import type { ndaMachine } from '../../../../src/application/deals/nda/machine';
import { after, defect, done } from '../../../support/explore/step';
import type { Row } from '../../../support/explore/row';
import { refusalRows } from '../../../support/refusal-rows';
import { comesTo, goesOn, loads, opens, seesEnd, standing, wantsText } from './samples';

const toReading = [opens, loads()];
const toKeeping = [...toReading, wantsText];
const unkept = '当前环境无法保存文件，请用浏览器打开后下载';

/** The text is read, and kept as a file. */
export const readingRows: readonly Row<typeof ndaMachine>[] = [
  {
    title: '[MKT-04] one goes on only from the end of the text',
    from: toReading,
    event: goesOn,
    target: 'open.reading.resting',
    refused: ['nda.continued'],
  },
  { from: toReading, event: seesEnd, target: 'open.reading.resting', context: { read: true } },
  {
    title: '[MKT-04] how far one has come is kept, and it is not the end',
    from: toReading,
    event: comesTo(40, 2),
    target: 'open.reading.resting',
    context: { place: { percent: 40, clause: 2 }, read: false },
  },
  {
    title: '[MKT-04] going back in the text unreads nothing',
    from: [...toReading, comesTo(40, 2)],
    event: comesTo(20, 1),
    target: 'open.reading.resting',
    context: { place: { percent: 40, clause: 1 } },
  },
  {
    title: '[MKT-04] without the end seen nothing makes the text read',
    from: [...toReading, comesTo(100, 9)],
    event: goesOn,
    target: 'open.reading.resting',
    refused: ['nda.continued'],
  },
  {
    title: '[MKT-04] the text is handed over as it stands, named after the deal',
    from: toReading,
    event: wantsText,
    target: 'open.reading.keeping',
    calls: [{ actor: 'keep', input: { code: 'XM1', text: standing().text } }],
  },
  ...refusalRows<typeof ndaMachine>({ from: toKeeping, target: 'open.reading.keeping', events: [wantsText] }),
  {
    title: '[MKT-04] one reads on while the file is handed over',
    from: toKeeping,
    event: seesEnd,
    target: 'open.reading.keeping',
    context: { read: true },
  },
  { from: toKeeping, event: done('keep', right(undefined)), target: 'open.reading.kept', text: '' },
  {
    title: '[MKT-04] where no file can be handed over, that is said',
    from: toKeeping,
    event: done('keep', left('downloadFailed')),
    target: 'open.reading.resting',
    text: unkept,
  },
  { from: toKeeping, event: defect('keep'), target: 'open.reading.resting', text: unkept },
  {
    from: toKeeping,
    event: after(20_000),
    target: 'open.reading.resting',
    stops: ['keep'],
    text: unkept,
  },
  {
    from: [...toKeeping, done('keep', right(undefined))],
    event: wantsText,
    target: 'open.reading.keeping',
    calls: ['keep'],
  },
  {
    title: '[MKT-04] said once, that it was not handed over is gone with the next try',
    from: [...toKeeping, done('keep', left('downloadFailed'))],
    event: wantsText,
    target: 'open.reading.keeping',
    calls: ['keep'],
    text: '',
  },
];
