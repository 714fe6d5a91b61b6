import { appInvariants } from '../../src/application/app/invariants';
import { appMachine } from '../../src/application/app/machine';
import { appExitInvariants } from '../../src/application/app-exit/invariants';
import { appExitMachine } from '../../src/application/app-exit/machine';
import { avatarEditInvariants } from '../../src/application/avatar-edit/invariants';
import { avatarEditMachine } from '../../src/application/avatar-edit/machine';
import { captchaInvariants } from '../../src/application/captcha/invariants';
import { captchaMachine } from '../../src/application/captcha/machine';
import { carouselInvariants } from '../../src/application/carousel/invariants';
import { carouselMachine } from '../../src/application/carousel/machine';
import { chunkRecoveryInvariants } from '../../src/application/chunk-recovery/invariants';
import { chunkRecoveryMachine } from '../../src/application/chunk-recovery/machine';
import { compareChoiceInvariants } from '../../src/application/compare-choice/invariants';
import { compareChoiceMachine } from '../../src/application/compare-choice/machine';
import { copyingInvariants } from '../../src/application/copying/invariants';
import { copyingMachine } from '../../src/application/copying/machine';
import { devicesInvariants } from '../../src/application/devices/invariants';
import { devicesMachine } from '../../src/application/devices/machine';
import { errorScreenInvariants } from '../../src/application/error-screen/invariants';
import { errorScreenMachine } from '../../src/application/error-screen/machine';
import { formInvariants } from '../../src/application/form/invariants';
import { shareInvariants } from '../../src/application/share/invariants';
import { shareMachine } from '../../src/application/share/machine';
import { sheetFormInvariants } from '../../src/application/sheet-form/invariants';
import { formMachine } from '../../src/application/form/machine';
import { sheetFormMachine } from '../../src/application/sheet-form/machine';
import { listingInvariants } from '../../src/application/listing/invariants';
import { listingMachine } from '../../src/application/listing/machine';
import { loadingIndicatorInvariants } from '../../src/application/loading-indicator/invariants';
import { loadingIndicatorMachine } from '../../src/application/loading-indicator/machine';
import { loginInvariants } from '../../src/application/login/invariants';
import { loginMachine } from '../../src/application/login/machine';
import { messageSocketInvariants } from '../../src/application/message-socket/invariants';
import { messageSocketMachine } from '../../src/application/message-socket/machine';
import { navigationInvariants } from '../../src/application/navigation/invariants';
import { navigationMachine } from '../../src/application/navigation/machine';
import { noticesInvariants } from '../../src/application/notices/invariants';
import { noticesMachine } from '../../src/application/notices/machine';
import { orderCancelInvariants } from '../../src/application/order-cancel/invariants';
import { orderCancelMachine } from '../../src/application/order-cancel/machine';
import { invoiceRules } from '../../src/application/order-detail/forms';
import { outsideLinkInvariants } from '../../src/application/outside-link/invariants';
import { outsideLinkMachine } from '../../src/application/outside-link/machine';
import { followingInvariants } from '../../src/application/payment-following/invariants';
import { paymentFollowingMachine } from '../../src/application/payment-following/machine';
import { profileRules } from '../../src/application/profile-edit/definition';
import { pushSettingsInvariants } from '../../src/application/push-settings/invariants';
import { pushSettingsMachine } from '../../src/application/push-settings/machine';
import { privacyInvariants } from '../../src/application/privacy-agreement/invariants';
import { privacyMachine } from '../../src/application/privacy-agreement/machine';
import { privacyCenterInvariants } from '../../src/application/privacy-center/invariants';
import { privacyCenterMachine } from '../../src/application/privacy-center/machine';
import { resourceInvariants } from '../../src/application/resource/invariants';
import { resourceMachine } from '../../src/application/resource/machine';
import { scrollToTopInvariants } from '../../src/application/scroll-to-top/invariants';
import { scrollToTopMachine } from '../../src/application/scroll-to-top/machine';
import { sessionInvariants } from '../../src/application/session/invariants';
import { sessionMachine } from '../../src/application/session/machine';
import { settingsInvariants } from '../../src/application/settings/invariants';
import { settingsMachine } from '../../src/application/settings/machine';
import { ndaInvariants } from '../../src/application/nda/invariants';
import { ndaMachine } from '../../src/application/nda/machine';
import { evidenceCheckInvariants } from '../../src/application/evidence-check/invariants';
import { evidenceCheckMachine } from '../../src/application/evidence-check/machine';
import { ndaEvidenceInvariants } from '../../src/application/nda-evidence/invariants';
import { ndaEvidenceMachine } from '../../src/application/nda-evidence/machine';
import { ndaApprovalInvariants } from '../../src/application/nda-approval/invariants';
import { ndaApprovalMachine } from '../../src/application/nda-approval/machine';
import { unsubscribeInvariants } from '../../src/application/unsubscribe/invariants';
import { unsubscribeMachine } from '../../src/application/unsubscribe/machine';
import { uploadInvariants } from '../../src/application/upload/invariants';
import { uploadMachine } from '../../src/application/upload/machine';
import { userInfoInvariants } from '../../src/application/user-info/invariants';
import { userInfoMachine } from '../../src/application/user-info/machine';
import { verificationCodeInvariants } from '../../src/application/verification-code/invariants';
import { verificationCodeMachine } from '../../src/application/verification-code/machine';
import { bindPhoneMachine } from '../../src/application/bind-phone/machine';
import { codeLoginMachine } from '../../src/application/code-login/machine';
import { phoneFormInvariants } from '../../src/application/phone-form/invariants';
import { renewalInvariants } from '../../src/application/consent-renewal/invariants';
import { renewalMachine } from '../../src/application/consent-renewal/machine';
import { phoneFormMachine } from '../../src/application/phone-form/machine';
import { registrationMachine } from '../../src/application/registration/machine';
import { retrievePasswordInvariants } from '../../src/application/retrieve-password/invariants';
import { retrievePasswordMachine } from '../../src/application/retrieve-password/machine';
import { wayInInvariants } from '../../src/application/way-in/invariants';
import { verificationInvariants } from '../../src/application/verification/invariants';
import { verificationMachine } from '../../src/application/verification/machine';
import { machineRecord as record, type MachineRecord } from './machine-record';
import { assistantMachines } from './assistant-machines';
import { messageMachines } from './message-machines';
import { paymentMachines } from './payment-machines';
import { dealMachines } from './deal-machines';
import { wechatLoginInvariants } from '../../src/application/wechat-login/invariants';
import { wechatLoginMachine } from '../../src/application/wechat-login/machine';

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
  record('copying', '复制', 'Copying', copyingMachine, copyingInvariants),
  record('devices', '登录设备', 'Devices', devicesMachine, devicesInvariants),
  record('unsubscribe', '注销账号', 'Unsubscribe', unsubscribeMachine, unsubscribeInvariants),
  record('push-settings', '推送设置', 'Push settings', pushSettingsMachine, pushSettingsInvariants),
  record('settings', '应用设置', 'App settings', settingsMachine, settingsInvariants),
  record('order-cancel', '取消订单', 'Cancelling an order', orderCancelMachine, orderCancelInvariants),
  record('nda', '保密协议', 'NDA on a deal', ndaMachine, ndaInvariants),
  record('nda-evidence', '保密协议签署凭证', 'Evidence of an NDA', ndaEvidenceMachine, ndaEvidenceInvariants),
  record(
    'evidence-check',
    '核验签署凭证',
    'Verifying evidence',
    evidenceCheckMachine,
    evidenceCheckInvariants,
  ),
  ...assistantMachines,
  ...messageMachines,
  record('nda-approval', '同意保密协议', 'Approving an NDA', ndaApprovalMachine, ndaApprovalInvariants),
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
