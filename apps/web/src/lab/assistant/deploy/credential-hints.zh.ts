/** 每个目标的凭据从哪里来，需要什么权限；按字段名。 */
export const zh = {
  optional: '可不填',
  hints: {
    aliyun: {
      accessKeyId: 'RAM 用户的 AccessKey ID，需要云服务器 ECS 和专有网络 VPC 的管理权限',
      accessKeySecret: '创建 AccessKey 时显示的 Secret，保存后不再显示',
      region: '地域 ID，例如 cn-hangzhou',
    },
    aws: {
      accessKeyId: 'IAM 用户的访问密钥 ID，需要 Lightsail 的权限',
      secretAccessKey: '创建访问密钥时显示的私有密钥，保存后不再显示',
      region: '区域，例如 ap-southeast-1',
    },
    gcp: {
      serviceAccount: '服务账号密钥文件（JSON）的全文，需要 Compute Admin 角色，项目取自文件',
      zone: '可用区，例如 asia-east1-b',
    },
    azure: {
      tenantId: '目录（租户）ID',
      subscriptionId: '订阅 ID',
      clientId: '应用程序（客户端）ID，该应用需要订阅的“参与者”角色',
      clientSecret: '客户端密码的值，不是它的 ID，保存后不再显示',
      location: '区域名，例如 eastasia',
    },
    ssh: {
      host: '服务器的域名或 IP 地址',
      port: 'SSH 端口，默认 22',
      username: '登录用户名',
      privateKey: '不带口令的私钥全文，从 BEGIN 到 END',
      fingerprint: '主机密钥指纹，以 SHA256: 开头，在服务器上用 ssh-keygen -lf 查看',
      appPort: '应用使用的第一个端口，默认 8080',
    },
    vercel: {
      token: '账号设置里创建的访问令牌',
      teamId: '部署到团队时填写团队 ID',
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
};
