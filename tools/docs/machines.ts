import { appInvariants } from '../../src/application/shell/app/invariants';
import { appMachine } from '../../src/application/shell/app/machine';
import { appExitInvariants } from '../../src/application/shell/app-exit/invariants';
import { appExitMachine } from '../../src/application/shell/app-exit/machine';
import { avatarEditInvariants } from '../../src/application/member/avatar-edit/invariants';
import { avatarEditMachine } from '../../src/application/member/avatar-edit/machine';
import { captchaInvariants } from '../../src/application/session/captcha/invariants';
import { captchaMachine } from '../../src/application/session/captcha/machine';
import { carouselInvariants } from '../../src/application/shell/carousel/invariants';
import { carouselMachine } from '../../src/application/shell/carousel/machine';
import { chunkRecoveryInvariants } from '../../src/application/shell/chunk-recovery/invariants';
import { chunkRecoveryMachine } from '../../src/application/shell/chunk-recovery/machine';
import { offlineContentInvariants } from '../../src/application/shell/offline-content/invariants';
import { offlineContentMachine } from '../../src/application/shell/offline-content/machine';
import { releaseInvariants } from '../../src/application/shell/release/invariants';
import { releaseMachine } from '../../src/application/shell/release/machine';
import { compareChoiceInvariants } from '../../src/application/deals/compare-choice/invariants';
import { compareChoiceMachine } from '../../src/application/deals/compare-choice/machine';
import { copyingInvariants } from '../../src/application/kit/copying/invariants';
import { copyingMachine } from '../../src/application/kit/copying/machine';
import { devicesInvariants } from '../../src/application/session/devices/invariants';
import { devicesMachine } from '../../src/application/session/devices/machine';
import { errorScreenInvariants } from '../../src/application/shell/error-screen/invariants';
import { errorScreenMachine } from '../../src/application/shell/error-screen/machine';
import { formInvariants } from '../../src/application/kit/form/invariants';
import { posterInvariants } from '../../src/application/deals/poster/invariants';
import { posterMachine } from '../../src/application/deals/poster/machine';
import { shareInvariants } from '../../src/application/deals/share/invariants';
import { shareMachine } from '../../src/application/deals/share/machine';
import { sheetFormInvariants } from '../../src/application/kit/sheet-form/invariants';
import { formMachine } from '../../src/application/kit/form/machine';
import { sheetFormMachine } from '../../src/application/kit/sheet-form/machine';
import { listingInvariants } from '../../src/application/kit/listing/invariants';
import { listingMachine } from '../../src/application/kit/listing/machine';
import { loadingIndicatorInvariants } from '../../src/application/shell/loading-indicator/invariants';
import { loadingIndicatorMachine } from '../../src/application/shell/loading-indicator/machine';
import { loginInvariants } from '../../src/application/session/login/invariants';
import { loginMachine } from '../../src/application/session/login/machine';
import { messageSocketInvariants } from '../../src/application/messages/message-socket/invariants';
import { messageSocketMachine } from '../../src/application/messages/message-socket/machine';
import { navigationInvariants } from '../../src/application/shell/navigation/invariants';
import { navigationMachine } from '../../src/application/shell/navigation/machine';
import { noticesInvariants } from '../../src/application/shell/notices/invariants';
import { noticesMachine } from '../../src/application/shell/notices/machine';
import { askFirstInvariants } from '../../src/application/kit/ask-first/invariants';
import { askFirstMachine } from '../../src/application/kit/ask-first/machine';
import { publicationActRules } from '../../src/application/member/publication-act/definition';
import { invoiceRules } from '../../src/application/payment/order-detail/forms';
import { outsideLinkInvariants } from '../../src/application/shell/outside-link/invariants';
import { outsideLinkMachine } from '../../src/application/shell/outside-link/machine';
import { followingInvariants } from '../../src/application/payment/payment-following/invariants';
import { paymentFollowingMachine } from '../../src/application/payment/payment-following/machine';
import { profileRules } from '../../src/application/member/profile-edit/definition';
import { pushSettingsInvariants } from '../../src/application/member/push-settings/invariants';
import { pushSettingsMachine } from '../../src/application/member/push-settings/machine';
import { privacyInvariants } from '../../src/application/session/privacy-agreement/invariants';
import { privacyMachine } from '../../src/application/session/privacy-agreement/machine';
import { privacyCenterInvariants } from '../../src/application/session/privacy-center/invariants';
import { privacyCenterMachine } from '../../src/application/session/privacy-center/machine';
import { separateConsentsInvariants } from '../../src/application/session/separate-consents/invariants';
import { separateConsentsMachine } from '../../src/application/session/separate-consents/machine';
import { resourceInvariants } from '../../src/application/kit/resource/invariants';
import { resourceMachine } from '../../src/application/kit/resource/machine';
import { scrollToTopInvariants } from '../../src/application/shell/scroll-to-top/invariants';
import { scrollToTopMachine } from '../../src/application/shell/scroll-to-top/machine';
import { sessionInvariants } from '../../src/application/session/session/invariants';
import { sessionMachine } from '../../src/application/session/session/machine';
import { settingsInvariants } from '../../src/application/shell/settings/invariants';
import { settingsMachine } from '../../src/application/shell/settings/machine';
import { ndaInvariants } from '../../src/application/deals/nda/invariants';
import { ndaMachine } from '../../src/application/deals/nda/machine';
import { scannerInvariants } from '../../src/application/gate/gate-scanner/invariants';
import { scannerMachine } from '../../src/application/gate/gate-scanner/machine';
import { ticketCodeInvariants } from '../../src/application/gate/ticket-code/invariants';
import { ticketCodeMachine } from '../../src/application/gate/ticket-code/machine';
import { evidenceCheckInvariants } from '../../src/application/deals/evidence-check/invariants';
import { evidenceCheckMachine } from '../../src/application/deals/evidence-check/machine';
import { ndaEvidenceInvariants } from '../../src/application/deals/nda-evidence/invariants';
import { ndaEvidenceMachine } from '../../src/application/deals/nda-evidence/machine';
import { unsubscribeInvariants } from '../../src/application/session/unsubscribe/invariants';
import { unsubscribeMachine } from '../../src/application/session/unsubscribe/machine';
import { uploadInvariants } from '../../src/application/kit/upload/invariants';
import { uploadMachine } from '../../src/application/kit/upload/machine';
import { userInfoInvariants } from '../../src/application/session/user-info/invariants';
import { userInfoMachine } from '../../src/application/session/user-info/machine';
import { verificationCodeInvariants } from '../../src/application/session/verification-code/invariants';
import { verificationCodeMachine } from '../../src/application/session/verification-code/machine';
import { bindPhoneMachine } from '../../src/application/session/bind-phone/machine';
import { codeLoginMachine } from '../../src/application/session/code-login/machine';
import { phoneFormInvariants } from '../../src/application/session/phone-form/invariants';
import { renewalInvariants } from '../../src/application/session/consent-renewal/invariants';
import { renewalMachine } from '../../src/application/session/consent-renewal/machine';
import { phoneFormMachine } from '../../src/application/session/phone-form/machine';
import { registrationMachine } from '../../src/application/session/registration/machine';
import { retrievePasswordInvariants } from '../../src/application/session/retrieve-password/invariants';
import { retrievePasswordMachine } from '../../src/application/session/retrieve-password/machine';
import { wayInInvariants } from '../../src/application/session/way-in/invariants';
import { verificationInvariants } from '../../src/application/member/verification/invariants';
import { verificationMachine } from '../../src/application/member/verification/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';
import { assistantMachines } from './assistant-machines';
import { messageMachines } from './message-machines';
import { paymentMachines } from './payment-machines';
import { dealMachines } from './deal-machines';
import { wechatLoginInvariants } from '../../src/application/session/wechat-login/invariants';
import { wechatLoginMachine } from '../../src/application/session/wechat-login/machine';

/** The charts say nothing of the time of day. */
const clock = { now: () => 0 };

/** Every machine of the application, in the order in which a reader meets them. A new machine gets a row here. */
export const machines: readonly MachineRecord[] = [
  record('app', '应用', 'Application', appMachine, appInvariants),
  record('session', '会话', 'Session', sessionMachine, sessionInvariants),
  record('user-info', '用户信息', 'User info', userInfoMachine, userInfoInvariants),
  record('login', '密码登录', 'Password login', loginMachine, loginInvariants),
  record(
    'verification-code',
    '短信验证码',
    'Verification code',
    verificationCodeMachine,
    verificationCodeInvariants,
  ),
  record('phone-form', '手机号与验证码表单', 'Phone form', phoneFormMachine, phoneFormInvariants),
  record('code-login', '验证码登录', 'Login by code', codeLoginMachine, wayInInvariants),
  record('registration', '注册', 'Registration', registrationMachine, wayInInvariants),
  record('wechat-login', '微信登录', 'Login by WeChat', wechatLoginMachine, wechatLoginInvariants),
  record('bind-phone', '绑定手机号', 'Binding a phone', bindPhoneMachine, wayInInvariants),
  record(
    'retrieve-password',
    '找回密码',
    'Forgotten password',
    retrievePasswordMachine,
    retrievePasswordInvariants,
  ),
  record('captcha', '安全验证', 'Captcha', captchaMachine, captchaInvariants),
  record('privacy-agreement', '隐私协议', 'Privacy agreement', privacyMachine, privacyInvariants),
  record(
    'privacy-center',
    '我的同意与数据',
    'Own consents and data',
    privacyCenterMachine,
    privacyCenterInvariants,
  ),
  record(
    'separate-consents',
    '单独同意',
    'Separate consents',
    separateConsentsMachine,
    separateConsentsInvariants,
  ),
  record('consent-renewal', '重新征得同意', 'Consent anew', renewalMachine, renewalInvariants),
  record('navigation', '导航', 'Navigation', navigationMachine, navigationInvariants),
  record('form', '表单', 'Form', formMachine(profileRules), formInvariants(profileRules)),
  record('avatar-edit', '头像', 'Avatar', avatarEditMachine, avatarEditInvariants),
  record(
    'compare-choice',
    '选择对比项目',
    'Choosing deals to compare',
    compareChoiceMachine,
    compareChoiceInvariants,
  ),
  record('share', '分享', 'Sharing', shareMachine, shareInvariants),
  record('poster', '海报', 'Poster', posterMachine, posterInvariants),
  record('copying', '复制', 'Copying', copyingMachine, copyingInvariants),
  record('devices', '登录设备', 'Devices', devicesMachine, devicesInvariants),
  record('unsubscribe', '注销账号', 'Unsubscribe', unsubscribeMachine, unsubscribeInvariants),
  record('push-settings', '通知设置', 'Push settings', pushSettingsMachine, pushSettingsInvariants),
  record('settings', '应用设置', 'App settings', settingsMachine, settingsInvariants),
  record(
    'ask-first',
    '先确认再操作',
    'Asking before a call',
    askFirstMachine(publicationActRules),
    askFirstInvariants(publicationActRules),
  ),
  record('nda', '保密协议', 'NDA on a deal', ndaMachine, ndaInvariants),
  record('nda-evidence', '保密协议签署凭证', 'Evidence of an NDA', ndaEvidenceMachine, ndaEvidenceInvariants),
  record(
    'evidence-check',
    '核验签署凭证',
    'Verifying evidence',
    evidenceCheckMachine,
    evidenceCheckInvariants,
  ),
  record('ticket-code', '电子票', 'Code of a ticket', ticketCodeMachine, ticketCodeInvariants, {
    windowRest: { value: 'up to 30 seconds', detail: 'until the window of the shown code ends' },
  }),
  record('gate-scanner', '会议签到', 'Scanner of a gate', scannerMachine, scannerInvariants),
  ...assistantMachines,
  ...messageMachines,
  record(
    'payment-following',
    '等待另一设备支付',
    'Payment on another device',
    paymentFollowingMachine<unknown>(),
    followingInvariants,
    {
      life: { value: 'up to 30 min', detail: 'until the order can no longer be paid; 30 min for a plan' },
      pause: {
        value: '5 s or 60 s',
        detail: 'where a code is shown; on a page of an order that can be paid here',
      },
    },
  ),
  record(
    'sheet-form',
    '表单浮层',
    'Form in a sheet',
    sheetFormMachine(invoiceRules),
    sheetFormInvariants(invoiceRules),
  ),
  ...paymentMachines,
  record('message-socket', '消息连接', 'Message socket', messageSocketMachine, messageSocketInvariants, {
    retryDelay: {
      value: '2 s to 60 s',
      detail:
        'exactly 2 s after the first failure, then from half to the whole of 4 s, 8 s, 16 s, 32 s, and of 60 s from then on',
    },
  }),
  record('notices', '提示', 'Notices', noticesMachine, noticesInvariants),
  record(
    'loading-indicator',
    '加载指示',
    'Loading indicator',
    loadingIndicatorMachine,
    loadingIndicatorInvariants,
  ),
  record('chunk-recovery', '页面代码恢复', 'Chunk recovery', chunkRecoveryMachine, chunkRecoveryInvariants),
  record('release', '新版本', 'New release', releaseMachine, releaseInvariants),
  record('offline-content', '离线内容', 'Offline content', offlineContentMachine, offlineContentInvariants),
  record('app-exit', '退出应用', 'App exit', appExitMachine, appExitInvariants),
  record('outside-link', '外部链接', 'Outside link', outsideLinkMachine, outsideLinkInvariants),
  record(
    'listing',
    '列表',
    'Listing',
    listingMachine(({ id }: { readonly id: string }) => id, clock),
    listingInvariants,
  ),
  ...dealMachines,
  record('resource', '资源', 'Resource', resourceMachine<string, unknown>(clock), resourceInvariants),
  record('upload', '上传', 'Upload', uploadMachine, uploadInvariants),
  record('verification', '身份认证', 'Verification', verificationMachine, verificationInvariants),
  record('carousel', '轮播', 'Carousel', carouselMachine, carouselInvariants),
  record('scroll-to-top', '返回顶部', 'Scroll to top', scrollToTopMachine, scrollToTopInvariants),
  record('error-screen', '错误页', 'Error screen', errorScreenMachine, errorScreenInvariants),
];
