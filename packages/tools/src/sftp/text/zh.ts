import type { SampleKey } from '../page/samples.ts';

interface Sample {
  readonly name: string;
  readonly how: string;
}

export const zh = {
  copyCommand: '复制 sftp 命令',
  copyAll: '复制全部参数',
  off: '此站点没有运行 SFTP 演示服务器',
  offWhy: '端口被占用，或管理员已将其关闭。服务器启动后重新载入此页即可看到连接参数。',
  reload: '重新载入',
  kept: '参数随页面一起下发；此页可能来自离线副本，连接失败时请重新载入。',
  connection: '连接参数',
  host: '主机',
  port: '端口',
  username: '用户名',
  password: '密码',
  fingerprint: '主机密钥指纹',
  hostKey: '主机公钥',
  checkFingerprint:
    '首次连接时，客户端会显示服务器的密钥指纹。与上面的指纹逐字符一致再继续；不一致说明连到的不是这台服务器。',
  readOnly: '账号是公开的，只能列出和下载文件。写入、改名、删除、执行命令、终端和端口转发都会被拒绝。',
  files: '文件',
  fileCount: (n: number) => `根目录 / 下共 ${n} 个`,
  sha256: 'SHA-256',
  connect: '连接方式',
  clients: {
    openssh: {
      name: 'OpenSSH',
      how: '在终端执行。第一行把主机公钥写入 known_hosts，之后只认这把密钥；按提示输入密码。',
    },
    winscp: {
      name: 'WinSCP',
      how: '图形界面：新建站点，协议选 SFTP，填入上面的主机、端口、用户名和密码。脚本：把下面的内容存为 demo.txt，执行 winscp.com /script=demo.txt，密钥指纹会自动核对。',
    },
    filezilla: {
      name: 'FileZilla',
      how: '把下面的地址粘贴到快速连接栏的“主机”框，按回车；核对指纹后确认。',
    },
    node: { name: 'Node.js', how: '先执行 npm install ssh2-sftp-client，存为 demo.mjs 后用 node 运行。' },
    python: { name: 'Python', how: '先执行 pip install paramiko。主机密钥不符时连接会中断。' },
    java: { name: 'Java', how: '使用 sshj（JDK 11 及以上）。addHostKeyVerifier 只接受这个指纹。' },
    go: { name: 'Go', how: '先执行 go get github.com/pkg/sftp golang.org/x/crypto/ssh。' },
  } satisfies Record<SampleKey, Sample> as Record<SampleKey, Sample>,
  code: (name: string) => `${name} 示例`,
};
