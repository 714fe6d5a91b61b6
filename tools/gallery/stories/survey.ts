import type { Survey } from '../../../contract/survey/survey';

/** Three steps of the survey of the demonstration. */
export const surveyOfFunds: Survey = {
  version: '2026-2',
  since: 1793462400000,
  title: '私募基金偏好问卷',
  intro:
    '约 3 分钟。问卷只用于了解您关心的内容，不是合格投资者认定，也不代表推介任何基金；查看基金资料须另行完成特定对象确定。',
  steps: [
    {
      title: '您的身份',
      lead: '',
      questions: [
        {
          id: 'role',
          text: '您主要以什么身份了解私募基金？',
          hint: '',
          kind: 'one',
          required: true,
          options: [
            { id: 'role-a', text: '企业或集团的出资负责人', exclusive: false },
            { id: 'role-b', text: '政府引导基金或国资平台', exclusive: false },
            { id: 'role-c', text: '母基金或家族办公室', exclusive: false },
            { id: 'role-d', text: '金融机构', exclusive: false },
            { id: 'role-e', text: '基金管理人', exclusive: false },
            { id: 'role-f', text: '个人', exclusive: false },
          ],
          most: 0,
        },
        {
          id: 'experience',
          text: '您或所在单位有多少年私募股权出资经验？',
          hint: '',
          kind: 'one',
          required: true,
          options: [
            { id: 'experience-a', text: '没有经验', exclusive: false },
            { id: 'experience-b', text: '不到 3 年', exclusive: false },
            { id: 'experience-c', text: '3 至 8 年', exclusive: false },
            { id: 'experience-d', text: '8 年以上', exclusive: false },
          ],
          most: 0,
        },
        {
          id: 'aim',
          text: '出资主要为了什么？',
          hint: '最多选择 3 项',
          kind: 'several',
          required: true,
          options: [
            { id: 'aim-a', text: '资产配置', exclusive: false },
            { id: 'aim-b', text: '产业协同', exclusive: false },
            { id: 'aim-c', text: '招商与返投', exclusive: false },
            { id: 'aim-d', text: '学习与跟投', exclusive: false },
            { id: 'aim-e', text: '接手二手份额', exclusive: false },
            { id: 'aim-f', text: '其他', exclusive: false },
          ],
          most: 3,
        },
      ],
    },
    {
      title: '出资条件',
      lead: '金额只用于了解区间，不是认购意向。',
      questions: [
        {
          id: 'amount',
          text: '单只基金计划出资多少？',
          hint: '万元，填写最低与最高；单只基金的合格投资者出资不低于 100 万元',
          kind: 'range',
          required: true,
          options: [],
          most: 0,
        },
        {
          id: 'term',
          text: '您能接受多长的存续期？',
          hint: '',
          kind: 'one',
          required: true,
          options: [
            { id: 'term-a', text: '5 年以内', exclusive: false },
            { id: 'term-b', text: '5 至 7 年', exclusive: false },
            { id: 'term-c', text: '7 至 9 年', exclusive: false },
            { id: 'term-d', text: '9 年以上', exclusive: false },
          ],
          most: 0,
        },
        {
          id: 'return',
          text: '是否有返投要求？',
          hint: '',
          kind: 'one',
          required: true,
          options: [
            { id: 'return-a', text: '没有', exclusive: false },
            { id: 'return-b', text: '不超过出资额 1 倍', exclusive: false },
            { id: 'return-c', text: '1 至 1.5 倍', exclusive: false },
            { id: 'return-d', text: '1.5 倍以上', exclusive: false },
            { id: 'return-e', text: '不适用', exclusive: false },
          ],
          most: 0,
        },
      ],
    },
    {
      title: '联系方式',
      lead: '选填。选择电话答复的，请填写手机号。',
      questions: [
        {
          id: 'phone',
          text: '手机号',
          hint: '仅用于核对问卷和答复，不用于推介产品',
          kind: 'phone',
          required: false,
          options: [],
          most: 0,
        },
        {
          id: 'note',
          text: '还有什么想告诉我们的？',
          hint: '200 字以内，请勿填写银行账号等信息',
          kind: 'text',
          required: false,
          options: [],
          most: 200,
        },
      ],
    },
  ],
  thanks: {
    title: '已收到您的问卷',
    text: '服务专员在 2 个工作日内答复留有手机号的问卷。您可以随时在“私募基金”中查看登记事实，资料部分须完成特定对象确定。',
  },
};
