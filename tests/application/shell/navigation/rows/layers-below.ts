import type { navigationMachine } from '../../../../../src/application/shell/navigation/machine';
import { elapse } from '../../../../support/explore/step';
import { refusalRows } from '../../../../support/refusal-rows';
import { entry, moved } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { go, reported, dismissed, request, back, unavailable, open, close, onTop } from './words';

export const layersBelowRows: readonly Row<typeof navigationMachine>[] = [
  {
    title: '[LAY-19] a layer below that is closed meanwhile is noted',
    from: [...onTop, open('dialog'), close('dialog')],
    event: close('sheet'),
    target: 'unwinding',
    context: { layers: ['sheet'], closed: ['sheet'] },
  },
  {
    title:
      '[LAY-19] a layer below that was closed meanwhile is gone back over next, and its owner is not told',
    from: [...onTop, open('dialog'), close('dialog'), close('sheet')],
    event: moved(entry('/', 1, 1)),
    target: 'unwinding',
    sends: [go(-1)],
    context: { layers: [], closed: [] },
  },
  {
    title: '[LAY-19] a browser that went back over a closed layer too does not tell its owner',
    from: [...onTop, open('dialog'), close('dialog'), close('sheet')],
    event: moved(entry('/', 0)),
    target: 'showing.page',
    context: { layers: [], closed: [] },
  },
  {
    title: '[LAY-19] layers below are gone back over too before another page is shown',
    from: [...onTop, open('dialog'), close('dialog'), request('/user/privacy')],
    event: moved(entry('/', 1, 1)),
    target: 'unwinding',
    sends: [go(-1)],
    emits: reported(dismissed('sheet')),
    context: { layers: [], wanted: { address: '/user/privacy', way: 'push' } },
  },
  ...refusalRows<typeof navigationMachine>({
    from: [...onTop, close('sheet')],
    target: 'unwinding',
    events: [unavailable, back, close('sheet')],
  }),
  {
    title: '[LAY-19] time alone changes nothing on a page',
    from: [],
    event: elapse(60_000),
    target: 'showing.page',
  },
];
