import { noticesInvariants } from '../../../../src/application/shell/notices/invariants';
import { noticesMachine } from '../../../../src/application/shell/notices/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

const dialog = {
  id: 'question',
  title: '提示',
  text: '要重新登录吗？',
  buttons: [{ choice: 'stay', label: '留在此页' }],
};

explorationTests('notices', {
  machine: noticesMachine,
  alphabet: [
    ...everyFailure.map((failure) => ({ type: 'notice.callFailed' as const, failure })),
    { type: 'notice.toast', text: '已退出登录' },
    { type: 'notice.dialog', ...dialog },
    { type: 'notice.dialog', ...dialog, id: 'questionOfFailure', text: '后端接口连接异常' },
    { type: 'notice.answered', id: 'question', choice: 'stay' },
    { type: 'notice.answered', id: 'question', choice: 'unknown' },
    { type: 'notice.answered', id: 'failure:后端接口连接异常', choice: 'close' },
    { type: 'notice.dismissed' },
    { type: 'notice.cleared' },
    says('layer', { type: 'notice.dismissed' }),
    done('connectionBack'),
  ],
  facts: ({ context: { dialogs } }) => [dialogs[0]?.id, dialogs.length],
  invariants: noticesInvariants,
  goal: (notices) => notices.matches({ toast: 'hidden', notification: 'hidden', dialog: 'none' }),
});
