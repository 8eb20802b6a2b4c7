import { defineTool } from '@toolbench/kit/define-tool.ts';

export const sftp = defineTool({
  key: 'sftp',
  category: 'development',
  glyph: 'FTP',
  name: { zh: 'SFTP 演示服务器', en: 'SFTP demo' },
  summary: {
    zh: '一个真实的只读 SFTP 服务器，用来测试客户端和脚本。',
    en: 'A real read-only SFTP server for testing clients and scripts.',
  },
  keywords: {
    zh: 'sftp, ssh, 文件传输测试',
    en: 'sftp, ssh, file transfer test',
  },
  options: {},
  actions: {},
});
