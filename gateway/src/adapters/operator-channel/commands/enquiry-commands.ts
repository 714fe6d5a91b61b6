import { numberIn } from './argument';
import { command } from './command';

/** Answers of the survey about funds (基金问卷). */
export const surveyCommands = [
  command({
    name: 'survey.list',
    words: 'surveys',
    help: '列出已提交的基金问卷，最新的在前',
    summary: 'Lists the answers of the survey about funds, the newest first.',
    arguments: {},
    run: (desk) => desk.surveys.list(),
  }),
];

/** Enquiries of members about the services of the operator (咨询). */
export const enquiryCommands = [
  command({
    name: 'enquiry.list',
    words: 'enquiries',
    help: '列出待答复的服务咨询，含联系人与手机号',
    summary: 'Lists the open enquiries about services, with the member to call.',
    arguments: {},
    run: (desk) => desk.enquiries.list(),
  }),
  command({
    name: 'enquiry.close',
    words: 'enquiry close',
    help: '标记为已答复，不再列出',
    summary: 'Marks an enquiry as answered. It is no longer listed.',
    arguments: { number: numberIn('enquiries') },
    run: (desk, { number }) => desk.enquiries.close(number),
  }),
];
