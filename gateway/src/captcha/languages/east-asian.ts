import type { FrameTexts } from '../page/texts';

export const zhCN: FrameTexts = {
  title: '安全验证',
  picture: '验证图：拼块在左侧，缺口在右侧',
  hint: '拖动滑块，拼合缺口',
  confirmHint: '对准缺口后，按回车键或点“确认”',
  slider: '滑块，用左右方向键移动，按回车键提交',
  position: '已移动 {at} 像素，最远 {most} 像素',
  confirm: '确认',
  refresh: '换一张',
  loading: '正在加载',
  checking: '正在验证',
  verified: '验证通过',
  verifyFailed: '验证失败，请重试',
  networkTimeout: '网络超时，请重试',
  tooFrequent: '操作过于频繁，请稍后再试',
  imageFailed: '图片加载失败，请换一张',
};

export const zhTW: FrameTexts = {
  title: '安全驗證',
  picture: '驗證圖：拼塊在左側，缺口在右側',
  hint: '拖曳滑塊，拼合缺口',
  confirmHint: '對準缺口後，按 Enter 鍵或點「確認」',
  slider: '滑塊，用左右方向鍵移動，按 Enter 鍵送出',
  position: '已移動 {at} 像素，最遠 {most} 像素',
  confirm: '確認',
  refresh: '換一張',
  loading: '載入中',
  checking: '驗證中',
  verified: '驗證通過',
  verifyFailed: '驗證失敗，請重試',
  networkTimeout: '網路逾時，請重試',
  tooFrequent: '操作過於頻繁，請稍後再試',
  imageFailed: '圖片載入失敗，請換一張',
};

export const zhHK: FrameTexts = {
  ...zhTW,
  hint: '拖動滑塊，拼合缺口',
  loading: '正在載入',
  checking: '正在驗證',
  networkTimeout: '網絡逾時，請重試',
};

export const ja: FrameTexts = {
  title: 'セキュリティ認証',
  picture: '認証画像：左にピース、右にくぼみ',
  hint: 'スライダーを動かしてください',
  confirmHint: '合わせたら Enter か「確認」',
  slider: 'スライダー。左右の矢印キーで動かし、Enter で送信',
  position: '{at} ピクセル移動、最大 {most} ピクセル',
  confirm: '確認',
  refresh: '別の画像',
  loading: '読み込み中',
  checking: '認証中',
  verified: '認証に成功しました',
  verifyFailed: '認証に失敗しました。もう一度お試しください',
  networkTimeout: '通信がタイムアウトしました。もう一度お試しください',
  tooFrequent: '操作が多すぎます。しばらくしてからお試しください',
  imageFailed: '画像を読み込めません。別の画像をお試しください',
};

export const ko: FrameTexts = {
  title: '보안 인증',
  picture: '인증 그림: 왼쪽에 조각, 오른쪽에 빈칸',
  hint: '슬라이더를 밀어 빈칸을 맞추세요',
  confirmHint: '맞춘 뒤 Enter 키나 ‘확인’을 누르세요',
  slider: '슬라이더, 좌우 방향키로 움직이고 Enter 키로 제출',
  position: '{at}픽셀 이동, 최대 {most}픽셀',
  confirm: '확인',
  refresh: '다른 그림',
  loading: '불러오는 중',
  checking: '인증 중',
  verified: '인증되었습니다',
  verifyFailed: '인증에 실패했습니다. 다시 시도하세요',
  networkTimeout: '네트워크 시간이 초과되었습니다. 다시 시도하세요',
  tooFrequent: '요청이 너무 많습니다. 잠시 후 다시 시도하세요',
  imageFailed: '그림을 불러오지 못했습니다. 다른 그림을 사용하세요',
};
