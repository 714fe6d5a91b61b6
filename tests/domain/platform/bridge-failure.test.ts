import { expect, test } from 'vitest';
import { bridgeFailureText, type BridgeFailure } from '../../../src/domain/platform/bridge-failure';

test.each<[BridgeFailure, string]>([
  [{ kind: 'versionTooLow' }, '当前应用版本过低，请升级到最新版本后再试'],
  [{ kind: 'notInstalled' }, '未安装微信，请先安装微信后再试'],
  [{ kind: 'cancelled' }, '已取消'],
  [{ kind: 'miniProgramPathUnset' }, '小程序路径未设置'],
  [{ kind: 'pictureFailed', reason: 'unreadable' }, '分享图片没有转换成功'],
  [{ kind: 'notOpened', reason: 'Something the person cannot read' }, '操作没有完成，请稍后再试'],
  [{ kind: 'failed', reason: 'Something the person cannot read' }, '操作没有完成，请稍后再试'],
])('[ENV-04] of %j the person reads %s', (failure, text) => {
  expect(bridgeFailureText(failure)).toBe(text);
});
