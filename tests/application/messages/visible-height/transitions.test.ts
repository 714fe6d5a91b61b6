import {
  visibleHeightMachine,
  type HeightEvent,
} from '../../../../src/application/messages/visible-height/machine';
import { after, defect, says } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const reports = (event: HeightEvent) => says('height', event);

transitionTable('visible-height', {
  machine: visibleHeightMachine,
  rows: [
    { from: [], target: 'listening', calls: ['height'], context: { height: null } },
    {
      title: '[SCR-11] a keyboard over the page leaves less of it',
      from: [reports({ type: 'height.changed', height: 844 })],
      event: reports({ type: 'height.changed', height: 500 }),
      target: 'listening',
      context: { height: 500 },
    },
    { from: [], event: defect('height'), target: 'deaf' },
    { from: [defect('height')], event: after(1_000), target: 'listening', calls: ['height'] },
  ],
});
