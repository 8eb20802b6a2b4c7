/** Chinese words of programmers with the English ones that stand in code for them: `中文 english english, …`. */
const pairs = `
解析 parse parser, 上传 upload, 下载 download, 登录 login signin auth, 登陆 login, 登出 logout, 注销 logout unregister, 注册 register signup,
认证 authenticate auth, 鉴权 auth authorize, 授权 authorize grant, 权限 permission role access, 用户 user account, 账号 account user, 账户 account user,
密码 password, 口令 password, 令牌 token, 会话 session, 验证码 captcha code, 验证 verify validate, 校验 validate check verify, 检验 validate check, 检查 check inspect, 检测 detect check,
校验和 checksum, 签名 sign signature, 加密 encrypt cipher, 解密 decrypt, 哈希 hash, 散列 hash, 摘要 digest hash summary, 密钥 key secret, 证书 certificate cert,
文件 file, 文件夹 folder directory, 目录 directory dir folder, 路径 path, 文件名 filename, 扩展名 extension, 后缀 suffix extension, 前缀 prefix,
读取 read load, 写入 write, 写 write, 读 read, 保存 save store, 存储 store storage save, 加载 load, 载入 load, 打开 open, 关闭 close shutdown, 删除 delete remove, 移除 remove, 清除 clear, 清空 clear empty, 清理 clean cleanup, 创建 create make new, 新建 create new, 生成 generate create make, 构建 build, 构造 construct build, 初始化 init initialize setup, 更新 update, 修改 modify update change edit, 编辑 edit, 替换 replace, 插入 insert, 添加 add append, 增加 add increase, 追加 append, 复制 copy clone, 拷贝 copy, 移动 move, 重命名 rename,
查找 find search lookup, 查询 query find search, 搜索 search, 检索 retrieve search, 获取 get fetch, 取得 get fetch, 拉取 fetch pull, 提取 extract, 抽取 extract, 设置 set setting config, 配置 config configuration settings, 选项 option, 参数 parameter param argument, 变量 variable var, 常量 constant, 环境变量 env environment,
转换 convert transform, 转化 convert, 转义 escape, 编码 encode encoding, 解码 decode, 序列化 serialize dump, 反序列化 deserialize load, 格式化 format, 格式 format, 压缩 compress zip pack, 解压 decompress unzip extract inflate, 打包 pack bundle, 
排序 sort order, 过滤 filter, 筛选 filter select, 合并 merge join, 拼接 concat join, 连接 connect connection join, 断开 disconnect close, 重连 reconnect, 拆分 split, 分割 split, 切分 split chunk, 分块 chunk, 分词 tokenize token, 分页 page paginate pagination, 分组 group, 去重 unique dedupe distinct duplicate, 统计 count statistics stat, 计数 count counter, 计算 compute calculate, 求和 sum total, 平均 average mean, 平均值 average mean, 最大 max maximum, 最小 min minimum, 比较 compare, 差异 diff difference, 匹配 match, 随机 random, 反转 reverse, 遍历 traverse walk iterate, 递归 recursive recurse, 循环 loop cycle, 迭代 iterate,
字符串 string str text, 文本 text string, 字符 char character, 数字 number digit, 整数 integer int, 小数 decimal float, 浮点 float, 布尔 boolean bool, 列表 list array, 数组 array list, 字典 dict map, 集合 set collection, 映射 map mapping, 队列 queue, 栈 stack, 链表 list linked, 树 tree, 图 graph, 节点 node, 边 edge, 矩阵 matrix, 表格 table, 表 table, 行 row line, 列 column, 字段 field, 记录 record, 索引 index, 键 key, 值 value, 对象 object, 实例 instance, 类型 type, 接口 interface api, 模块 module, 包 package, 依赖 dependency, 组件 component, 
请求 request, 响应 response, 回复 reply response, 接收 receive accept, 发送 send, 发布 publish release, 订阅 subscribe, 消息 message, 通知 notify notification, 事件 event, 监听 listen, 回调 callback, 钩子 hook, 处理 handle process, 处理器 handler processor, 中间件 middleware, 路由 route router, 接口 api interface endpoint, 服务 service server, 服务器 server, 服务端 server, 客户端 client, 端口 port, 地址 address url, 链接 link url, 网络 network net, 代理 proxy agent, 协议 protocol, 网页 page web html, 页面 page, 
数据库 database db, 数据 data, 事务 transaction, 迁移 migrate migration, 备份 backup, 恢复 restore recover, 还原 restore, 同步 sync synchronize, 异步 async, 缓存 cache, 过期 expire expired ttl, 失效 expire invalidate, 淘汰 evict, 刷新 refresh flush, 
错误 error, 异常 exception error, 失败 fail failure, 重试 retry, 超时 timeout, 日志 log logger, 调试 debug, 测试 test, 断言 assert, 模拟 mock simulate, 监控 monitor, 告警 alert alarm, 报警 alert alarm, 警告 warn warning,
启动 start launch run boot, 开始 start begin, 停止 stop, 结束 end finish, 暂停 pause, 继续 resume continue, 取消 cancel abort, 重启 restart, 运行 run execute, 执行 execute run, 调用 call invoke, 调度 schedule dispatch, 定时 timer schedule cron, 任务 task job, 线程 thread, 进程 process, 并发 concurrent parallel, 并行 parallel, 锁 lock mutex, 等待 wait, 延迟 delay latency, 睡眠 sleep, 限流 throttle limit rate, 限制 limit restrict, 频率 rate frequency, 阈值 threshold, 
显示 show display render, 渲染 render, 绘制 draw paint, 打印 print, 输出 output print, 输入 input, 按钮 button, 表单 form, 菜单 menu, 对话框 dialog, 弹窗 dialog modal popup, 主题 theme, 颜色 color, 样式 style, 布局 layout, 图片 image picture, 图像 image, 缩放 scale zoom resize, 裁剪 crop clip trim, 旋转 rotate, 视频 video, 音频 audio, 语音 voice speech, 录音 record, 播放 play, 二维码 qrcode qr, 条形码 barcode, 扫描 scan,
时间 time date, 日期 date, 时间戳 timestamp, 时区 timezone, 语言 language locale, 翻译 translate, 国际化 i18n, 版本 version, 许可 license permission, 
订单 order, 购物车 cart, 商品 product item goods, 价格 price, 金额 amount money, 总价 total price, 折扣 discount, 优惠券 coupon, 优惠 discount promotion, 支付 pay payment, 付款 pay payment, 退款 refund, 结算 checkout settle, 库存 stock inventory, 发货 ship shipping, 运费 shipping freight, 税 tax, 发票 invoice, 余额 balance, 转账 transfer, 账单 bill billing, 货币 currency, 汇率 exchange rate, 
邮件 mail email, 邮箱 email mailbox, 短信 sms, 电话 phone, 姓名 name, 名称 name, 标题 title, 内容 content body, 评论 comment review, 标签 tag label, 分类 category classify, 分数 score, 评分 score rating, 排名 rank ranking, 权重 weight, 相似度 similarity, 距离 distance, 向量 vector embedding, 嵌入 embed embedding, 模型 model, 训练 train, 预测 predict, 
命令 command, 命令行 cli command, 脚本 script, 插件 plugin, 模板 template, 规则 rule, 策略 policy strategy, 状态 state status, 进度 progress, 结果 result, 报告 report, 导出 export, 导入 import, 安装 install, 卸载 uninstall, 部署 deploy, 清单 manifest list, 入口 entry main, 主函数 main, 单元 unit, 压力 stress load, 性能 performance, 内存 memory, 磁盘 disk, 大小 size, 长度 length, 数量 count quantity, 次数 count times, 空 empty null, 唯一 unique, 重复 duplicate repeat, 默认 default, 安全 safe secure security, 危险 unsafe dangerous, 合法 valid legal, 非法 invalid illegal, 有效 valid, 无效 invalid, 正则 regex regexp, 表达式 expression, 语法 syntax grammar, 词法 lexer lexical, 编译 compile, 解释 interpret, 优化 optimize, 
温度 temperature, 天气 weather, 城市 city, 国家 country, 地图 map, 位置 position location, 坐标 coordinate, 游戏 game, 玩家 player, 得分 score, 碰撞 collision collide, 移除过期 expire evict purge`;

/** English words by the Chinese one, not stemmed. */
export const chineseTerms: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const pair of pairs.split(',')) {
    const [chinese = '', ...english] = pair.trim().split(/\s+/);
    if (chinese !== '') found.set(chinese, [...new Set([...(found.get(chinese) ?? []), ...english])]);
  }
  return found;
})();

export const longestChineseTerm = Math.max(...[...chineseTerms.keys()].map((term) => term.length));
