import { settingsInvariants } from '../../../../src/application/shell/settings/invariants';
import { settingsMachine } from '../../../../src/application/shell/settings/machine';
import { capabilitiesOf } from '../../../../src/domain/platform/capabilities';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';

const seen = { window: { width: 1280, height: 800 }, content: { width: 1265, height: 800 }, top: 0 };
const surroundings = {
  environment: 'browser' as const,
  capabilities: capabilitiesOf({ environment: 'browser' }, { paying: false, wechat: false }),
  seen,
};
const recalled = (sidebar: boolean) => done('recall', { sidebar, surroundings });
const toggled = { type: 'settings.sidebarToggled' } as const;
const narrowed = { type: 'settings.seenChanged', seen: { ...seen, top: 500 } } as const;
const named = done('nameDevice', 'd'.repeat(32));
const kept = done('keepSidebar', undefined);
const becomesLarge = { type: 'size.chosen', size: 'large' };
const switched = { type: 'settings.sizeSwitched' } as const;
const enlarged = { type: 'settings.sizeChanged', size: 'large' } as const;
const atStart = ['viewport', 'textSize', 'nameDevice', 'recall'];
const keeps = (open: boolean) => [{ actor: 'keepSidebar', input: { open } }];

explorationTests('settings', {
  machine: settingsMachine,
  alphabet: [recalled(true), recalled(false), toggled, narrowed, switched, enlarged, named, kept],
  facts: ({ context: { surroundings: known, deviceId, size } }) => [known?.seen.top ?? null, deviceId, size],
  invariants: settingsInvariants,
});

transitionTable('settings', {
  machine: settingsMachine,
  rows: [
    { from: [], target: 'recalling', calls: atStart },
    {
      title: '[LAY-15] a side column that was left open is open',
      from: [],
      event: recalled(true),
      target: 'open',
      context: { surroundings },
    },
    {
      title: '[LAY-15] one that was left closed is closed',
      from: [],
      event: recalled(false),
      target: 'closed',
      context: { surroundings },
    },
    { from: [], event: defect('recall'), target: 'open' },
    { title: 'a device that does not answer has it open', from: [], event: after(1_000), target: 'open' },
    { from: [], event: toggled, target: 'recalling', refused: ['settings.sidebarToggled'] },
    { from: [], event: named, target: 'recalling', context: { deviceId: 'd'.repeat(32) } },
    {
      from: [],
      event: defect('nameDevice'),
      target: 'recalling',
      actions: ['goOn'],
    },
    {
      from: [],
      event: defect('viewport'),
      target: 'recalling',
      actions: ['goOn'],
    },
    { from: [], event: defect('textSize'), target: 'recalling', actions: ['goOn'] },
    {
      title: '[MKT-21] switching the large text asks the page for it',
      from: [recalled(true)],
      event: switched,
      target: 'open',
      context: { size: 'medium' },
      sends: [{ to: 'textSize', event: becomesLarge }],
    },
    {
      title: '[MKT-21] the text size is what the page has',
      from: [recalled(true)],
      event: enlarged,
      target: 'open',
      context: { size: 'large' },
    },
    { from: [], event: narrowed, target: 'recalling', context: { surroundings: null } },
    {
      title: '[LAY-15] what is seen is measured anew when it changes',
      from: [recalled(true)],
      event: narrowed,
      target: 'open',
      context: { surroundings: { ...surroundings, seen: narrowed.seen } },
    },
    {
      title: '[LAY-15] closing it tells the device',
      from: [recalled(true)],
      event: toggled,
      target: 'closing',
      calls: keeps(false),
    },
    { from: [recalled(true), toggled], event: kept, target: 'closed' },
    {
      title: '[LAY-15] where the device keeps nothing it is closed for this page',
      from: [recalled(true), toggled],
      event: defect('keepSidebar'),
      target: 'closed',
    },
    { from: [recalled(true), toggled], event: after(1_000), target: 'closed', stops: ['keepSidebar'] },
    {
      title: '[LAY-15] opening it tells the device',
      from: [recalled(false)],
      event: toggled,
      target: 'opening',
      calls: keeps(true),
    },
    { from: [recalled(false), toggled], event: kept, target: 'open' },
    { from: [recalled(false), toggled], event: defect('keepSidebar'), target: 'open' },
    { from: [recalled(false), toggled], event: after(1_000), target: 'open', stops: ['keepSidebar'] },
    {
      title: '[LAY-15] whoever thinks again at once is heard',
      from: [recalled(true), toggled],
      event: toggled,
      target: 'opening',
      calls: keeps(true),
      stops: ['keepSidebar'],
    },
    {
      from: [recalled(false), toggled],
      event: toggled,
      target: 'closing',
      calls: keeps(false),
      stops: ['keepSidebar'],
    },
  ],
});
