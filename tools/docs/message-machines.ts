import { chatFileInvariants } from '../../src/application/messages/chat-file/invariants';
import { chatFileMachine } from '../../src/application/messages/chat-file/machine';
import { consultInvariants } from '../../src/application/deals/consult/invariants';
import { consultMachine } from '../../src/application/deals/consult/machine';
import { conversationStatusInvariants } from '../../src/application/messages/conversation-status/invariants';
import { conversationStatusMachine } from '../../src/application/messages/conversation-status/machine';
import { composerInvariants } from '../../src/application/messages/composer/invariants';
import { composerMachine } from '../../src/application/messages/composer/machine';
import { messageMenuInvariants } from '../../src/application/messages/message-menu/invariants';
import { messageMenuMachine } from '../../src/application/messages/message-menu/machine';
import { inboxSearchInvariants } from '../../src/application/messages/inbox-search/invariants';
import { inboxSearchMachine } from '../../src/application/messages/inbox-search/machine';
import { pictureZoomInvariants } from '../../src/application/shell/picture-zoom/invariants';
import { pictureZoomMachine } from '../../src/application/shell/picture-zoom/machine';
import { threadFindInvariants } from '../../src/application/messages/thread-find/invariants';
import { threadFindMachine } from '../../src/application/messages/thread-find/machine';
import { threadInvariants } from '../../src/application/messages/thread/invariants';
import { threadMachine } from '../../src/application/messages/thread/machine';
import { visibleHeightInvariants } from '../../src/application/messages/visible-height/invariants';
import { visibleHeightMachine } from '../../src/application/messages/visible-height/machine';
import { unsentInvariants } from '../../src/application/messages/unsent/invariants';
import { unsentMachine } from '../../src/application/messages/unsent/machine';
import { outboxInvariants } from '../../src/application/messages/outbox/invariants';
import { outboxMachine } from '../../src/application/messages/outbox/machine';
import { fileOutboxInvariants } from '../../src/application/messages/file-outbox/invariants';
import { fileOutboxMachine } from '../../src/application/messages/file-outbox/machine';
import { inboxInvariants } from '../../src/application/messages/inbox/invariants';
import { inboxMachine } from '../../src/application/messages/inbox/machine';
import { elsewhereInvariants } from '../../src/application/messages/kept-elsewhere/invariants';
import { elsewhereMachine } from '../../src/application/messages/kept-elsewhere/machine';
import { intakeInvariants } from '../../src/application/messages/message-intake/invariants';
import { intakeMachine } from '../../src/application/messages/message-intake/machine';
import { noteInvariants } from '../../src/application/messages/message-note/invariants';
import { noteMachine } from '../../src/application/messages/message-note/machine';
import { unreadCountInvariants } from '../../src/application/messages/unread-count/invariants';
import { unreadCountMachine } from '../../src/application/messages/unread-count/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';

/** The machines of conversations and of what arrives. */
export const messageMachines: readonly MachineRecord[] = [
  record('thread', '会话', 'Conversation', threadMachine, threadInvariants),
  record('consult', '咨询', 'Asking about a deal', consultMachine, consultInvariants),
  record('composer', '写消息', 'Composer', composerMachine, composerInvariants),
  record('chat-file', '会话文件', 'File of a conversation', chatFileMachine, chatFileInvariants),
  record('message-menu', '消息菜单', 'Menu of a message', messageMenuMachine, messageMenuInvariants),
  record('picture-zoom', '图片缩放', 'Zoom of a picture', pictureZoomMachine, pictureZoomInvariants),
  record('thread-find', '会话内查找', 'Hits in a conversation', threadFindMachine, threadFindInvariants),
  record('inbox-search', '消息搜索', 'Search of the inbox', inboxSearchMachine, inboxSearchInvariants),
  record('visible-height', '可见高度', 'Visible height', visibleHeightMachine, visibleHeightInvariants),
  record('unsent', '未发出的消息', 'Unsent messages', unsentMachine, unsentInvariants),
  record('outbox', '待发消息', 'Outbox', outboxMachine, outboxInvariants),
  record('file-outbox', '待发文件', 'Files that wait', fileOutboxMachine, fileOutboxInvariants),
  record(
    'kept-elsewhere',
    '其他标签页的待发内容',
    'What other tabs keep',
    elsewhereMachine,
    elsewhereInvariants,
  ),
  record('message-intake', '消息接收', 'Message intake', intakeMachine, intakeInvariants),
  record('message-note', '新消息提示', 'Message note', noteMachine, noteInvariants),
  record('unread-count', '未读数', 'Unread count', unreadCountMachine, unreadCountInvariants),
  record(
    'conversation-status',
    '会话标记',
    'Signs of conversations',
    conversationStatusMachine,
    conversationStatusInvariants,
  ),
  record('inbox', '消息列表的操作', 'Inbox', inboxMachine, inboxInvariants),
];
