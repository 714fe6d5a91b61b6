import { numberIn, optionalText } from './argument';
import { command } from './command';

/** Deals that members sent to investors (投递). */
export const submissionCommands = [
  command({
    name: 'submission.list',
    words: 'submissions',
    help: '列出待投资机构答复的投递',
    summary: 'Lists the deals that were sent to investors and wait for the answer.',
    arguments: {},
    run: (desk) => desk.submissions.list(),
  }),
  command({
    name: 'submission.interested',
    words: 'submission interested',
    help: '登记投资机构有意向，并告知投递人',
    summary: 'Notes that the investor wants to talk, and notifies the sender.',
    arguments: { number: numberIn('submissions'), words: optionalText('答复', 'the words of the investor') },
    run: (desk, { number, words }) => desk.submissions.answer(number, 'interested', words),
  }),
  command({
    name: 'submission.decline',
    words: 'submission decline',
    help: '登记投资机构已婉拒，并告知投递人',
    summary: 'Notes that the investor declines, and notifies the sender.',
    arguments: { number: numberIn('submissions'), words: optionalText('答复', 'the words of the investor') },
    run: (desk, { number, words }) => desk.submissions.answer(number, 'declined', words),
  }),
];
