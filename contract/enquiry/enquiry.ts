import * as t from 'io-ts';

/** The service that an enquiry is about; each has a page with a form. */
export const EnquiryAbout = t.keyof(
  { service: null, communication: null, government: null, fund: null },
  'EnquiryAbout',
);
export type EnquiryAbout = t.TypeOf<typeof EnquiryAbout>;

/** When the member wants to be called; working days, Beijing time. */
export const EnquiryTime = t.keyof({ any: null, morning: null, afternoon: null }, 'EnquiryTime');
export type EnquiryTime = t.TypeOf<typeof EnquiryTime>;

/** What each service is called, for members and the operator. */
export const enquiryAbouts: Readonly<Record<EnquiryAbout, string>> = {
  service: '产品与服务',
  communication: '品牌传播',
  government: '政府与园区',
  fund: '管理人与出资人对接',
};

/** What each time is called. */
export const enquiryTimes: Readonly<Record<EnquiryTime, string>> = {
  any: '工作时间都可以',
  morning: '上午 9:00—12:00',
  afternoon: '下午 13:00—18:00',
};
