/** What `npm start -- --help` says; each option is also an environment variable (HUPO_PORT=8080). */
export const help = `npm start -- [选项]        启动琥珀并购：安装缺少的依赖、构建、启动网关与客户端
npm run dev -- [选项]      同上，修改源码后页面即时更新

  --port N                 主端口，默认 8080；0 表示任选空闲端口（HUPO_PORT）
  --second-port N          验证服务的端口，默认 8081；0 表示任选空闲端口（HUPO_SECOND_PORT）
  --host ADDRESS           监听的地址，默认 127.0.0.1（HUPO_HOST）
  --memory                 数据只在内存中，结束即消失；再加 --data 才能用 npm run gateway 的指令（HUPO_MEMORY=1）
  --fresh                  清空数据目录，重新写入演示数据（HUPO_FRESH=1）
  --seed NAME              新数据库写入哪一套数据：demo（默认）、large（一万个项目）、empty 或 bare（HUPO_SEED）
  --data FOLDER            数据目录，默认 .data（HUPO_DATA）
  --public-url URL         经反向代理访问时的主地址（HUPO_PUBLIC_URL）
  --second-public-url URL  经反向代理访问时验证服务的地址（HUPO_SECOND_PUBLIC_URL）
  --trust-proxy            相信代理给出的访客地址（HUPO_TRUST_PROXY=1）
  --production             正式运行：没有微信与支付的替身，没有演示账号与演示数据；须有 --public-url、
                           --second-public-url 与密钥 HUPO_NOTICE_KEY（或 HUPO_NOTICE_KEY_FILE）（HUPO_PRODUCTION=1）
  --watchdog SECONDS       事件循环停转多少秒后结束进程，默认 10；0 表示不看守（HUPO_WATCHDOG）
  --drain SECONDS          结束前多少秒不再接受新的访问并分批断开消息通道，默认 0（HUPO_DRAIN）
  --metrics-port N         运行指标（Prometheus 格式）的端口，默认不提供；0 表示任选空闲端口（HUPO_METRICS_PORT）
  --metrics-host ADDRESS   运行指标监听的地址，默认 127.0.0.1（HUPO_METRICS_HOST）
  --log FORMAT             日志的格式：console（默认，供人阅读）或 json（每行一个 JSON 对象）（HUPO_LOG）
  --retire-worker          浏览器中的离线脚本有害时使用：改为下发一个清空缓存并自行移除的脚本（HUPO_RETIRE_WORKER=1）
  --no-build               不重新构建，使用上一次的结果（HUPO_NO_BUILD=1）
  --icp NUMBER             页脚的 ICP 备案号（HUPO_ICP）
  --police-number NUMBER   页脚的公安备案号（HUPO_POLICE_NUMBER）
  --contact TEXT           页脚的联系方式（HUPO_CONTACT）
  --help                   显示本说明`;
