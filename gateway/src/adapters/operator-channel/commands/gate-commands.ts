import { loggedPhone, optionalText, text } from './argument';
import { command } from './command';

const conf = text('会议编号', 'the id of a conference');
const phone = { ...text('手机号', 'the phone of a member'), logged: loggedPhone };

/** Gates of conferences (签到). */
export const gateCommands = [
  command({
    name: 'gate.show',
    words: 'gate',
    help: '列出会议的签到人员和签到人数',
    summary: 'Lists the staff of a conference, and how many were let in.',
    arguments: { conf },
    run: (desk, given) => desk.gates.show(given.conf),
  }),
  command({
    name: 'gate.staff',
    words: 'gates staff',
    help: '指定签到人员，可以打开会议的签到页',
    summary: 'Names a member who may scan at the gates of a conference.',
    arguments: { conf, phone },
    run: (desk, given) => desk.gates.nameStaff(given.conf, given.phone),
  }),
  command({
    name: 'gate.dismiss',
    words: 'gates dismiss',
    help: '取消签到人员',
    summary: 'Takes the right to scan from a member.',
    arguments: { conf, phone },
    run: (desk, given) => desk.gates.dismissStaff(given.conf, given.phone),
  }),
  command({
    name: 'gate.entry',
    words: 'gates entry',
    help: '设置签到项，例如次日入场、晚宴；一张票每项只签到一次',
    summary: 'Sets what is entered: a second day, a dinner. A ticket enters each once.',
    arguments: { conf, id: text('编号', 'letters and digits'), title: text('名称', 'what it is called') },
    run: (desk, given) => desk.gates.setEntry(given.conf, given.id, given.title),
  }),
  command({
    name: 'gate.point',
    words: 'gates point',
    help: '设置入口，可以指定离线时核验的票号范围',
    summary: 'Sets a gate, and the range of ticket numbers that it lets in without network.',
    arguments: {
      conf,
      name: text('入口', 'the name of the gate'),
      first: optionalText('首号', 'the first number'),
      last: optionalText('末号', 'the last number'),
    },
    run: (desk, given) => desk.gates.setPoint(given.conf, given.name, given.first, given.last),
  }),
];
