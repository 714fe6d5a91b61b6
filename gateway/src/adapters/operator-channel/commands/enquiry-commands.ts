import { numberIn } from './argument';
import { command } from './command';

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
