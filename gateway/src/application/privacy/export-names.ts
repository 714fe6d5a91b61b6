import { activityNames } from './activity-names';
import { assistantNames } from './assistant-names';
import { chatNames } from './chat-names';
import { dealNames } from './deal-names';
import { orderNames } from './order-names';
import { ticketNames } from './ticket-names';
import { noticeNames } from './notice-names';
import { gateNames } from './gate-names';

/** The names of the records of an account, and of their fields, in the file for its owner. */
interface RecordNames {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
}

const owner = { accountId: '账号编号' } as const;

/** The one place of these names, by the names of the tables and of their columns. */
export const exportNames: Readonly<Record<string, RecordNames>> = {
  account: {
    title: '账号',
    fields: {
      id: '账号编号',
      phone: '手机号',
      name: '姓名',
      company: '公司',
      position: '职务',
      avatar: '头像地址',
      prove: '认证级别',
      removed: '已停用',
      roles: '角色',
      permissions: '权限',
      registeredAt: '注册时间',
      email: '邮箱',
      unsubscribedAt: '注销时间',
      hasPassword: '已设置密码',
    },
  },
  login_session: {
    title: '登录记录',
    fields: {
      ...owner,
      id: '登录编号',
      startedAt: '登录时间',
      endedAt: '退出时间',
      device: '设备',
      address: 'IP 地址',
      seenAt: '最近使用时间',
      renewedAt: '最近续期时间',
    },
  },
  known_device: {
    title: '登录过的设备',
    fields: { ...owner, deviceHash: '设备标识摘要', sessionId: '登录编号', seenAt: '最近使用时间' },
  },
  message: {
    title: '消息',
    fields: {
      id: '消息编号',
      senderId: '发送人编号',
      senderName: '发送人',
      senderOrg: '发送人机构',
      recipientId: '接收人编号',
      kind: '类型',
      title: '标题',
      content: '内容',
      html: '图文内容',
      sentAt: '发送时间',
      readAt: '阅读时间',
      conversation: '会话编号',
      link: '链接',
      clientId: '客户端编号',
      masked: '联系方式已隐藏',
      recalledAt: '撤回时间',
      fileId: '文件编号',
    },
  },
  ...chatNames,
  nda: {
    title: '保密协议',
    fields: {
      ...owner,
      saleId: '项目编号',
      state: '状态',
      changedAt: '更新时间',
      id: '协议编号',
      version: '文本版本',
      sha256: '文本的 SHA-256',
      signerName: '签署人',
      signerCompany: '签署单位',
      device: '签署设备',
      signedAt: '签署时间',
      approvedAt: '通过时间',
      expiresAt: '到期时间',
      reminders: '提醒次数',
    },
  },
  nda_evidence: {
    title: '保密协议的签署凭证',
    fields: {
      sha256: '文件的 SHA-256',
      ndaId: '协议编号',
      number: '凭证编号',
      issuedAt: '开具时间',
      facts: '凭证内容',
    },
  },
  nda_step: {
    title: '保密协议的记录',
    fields: {
      id: '记录编号',
      ndaId: '协议编号',
      at: '时间',
      kind: '事项',
      actor: '办理方',
      name: '办理人',
      note: '说明',
      version: '文本版本',
      sha256: '文本的 SHA-256',
      device: '设备',
    },
  },
  upload: {
    title: '上传的文件',
    fields: {
      ...owner,
      id: '文件编号',
      purpose: '用途',
      name: '文件名',
      type: '文件类型',
      size: '字节数',
      marks: '照片信息',
      coded: '含二维码',
      uploadedAt: '上传时间',
    },
  },
  verification: {
    title: '认证申请',
    fields: {
      ...owner,
      id: '申请编号',
      name: '真实姓名',
      company: '公司全称',
      position: '职务',
      documentId: '证件文件编号',
      state: '状态',
      level: '认证级别',
      reason: '未通过的原因',
      submittedAt: '提交时间',
      expectedAt: '预计完成时间',
      decidedAt: '审核时间',
    },
  },
  consent: {
    title: '同意记录',
    fields: {
      ...owner,
      id: '记录编号',
      version: '隐私政策版本',
      agreementVersion: '用户协议版本',
      environment: '使用环境',
      agreedAt: '同意时间',
      withdrawnAt: '撤回时间',
    },
  },
  purpose_consent: {
    title: '单独同意',
    fields: {
      ...owner,
      id: '记录编号',
      purpose: '用途',
      version: '说明版本',
      givenAt: '同意时间',
      withdrawnAt: '撤回时间',
    },
  },
  registration: {
    title: '注册来源',
    fields: {
      ...owner,
      way: '注册方式',
      sprad: '推广码',
      shareRegister: '分享来源',
      platformChannel: '渠道',
      registeredAt: '注册时间',
      ageStatedAt: '确认年满十四周岁的时间',
    },
  },
  wechat_identity: { title: '绑定的微信', fields: { ...owner, openId: '微信标识', boundAt: '绑定时间' } },
  ...orderNames,
  ...ticketNames,
  ...gateNames,
  ...assistantNames,
  ...noticeNames,
  ...activityNames,
  ...dealNames,
};
