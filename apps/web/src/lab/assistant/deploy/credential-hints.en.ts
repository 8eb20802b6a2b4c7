import type { zh } from './credential-hints.zh.ts';

/** Where the credentials of each target come from and what they must allow; by the name of the field. */
export const en: typeof zh = {
  optional: 'optional',
  hints: {
    aliyun: {
      accessKeyId: 'AccessKey ID of a RAM user who may manage ECS and VPC',
      accessKeySecret: 'Shown once when the AccessKey is created; never shown here',
      region: 'Region ID, such as cn-hangzhou',
    },
    aws: {
      accessKeyId: 'Access key ID of an IAM user with access to Lightsail',
      secretAccessKey: 'Shown once when the access key is created; never shown here',
      region: 'Region, such as ap-southeast-1',
    },
    gcp: {
      serviceAccount: 'The whole key file (JSON) of a service account with the role Compute Admin; its project is used',
      zone: 'Zone, such as asia-east1-b',
    },
    azure: {
      tenantId: 'Directory (tenant) ID',
      subscriptionId: 'Subscription ID',
      clientId: 'Application (client) ID; the application needs the role Contributor on the subscription',
      clientSecret: 'The value of a client secret, not its ID; never shown here',
      location: 'Region name, such as eastasia',
    },
    ssh: {
      host: 'Name or IP address of the server',
      port: 'SSH port; 22 by default',
      username: 'User who signs in',
      privateKey: 'The complete private key, from BEGIN to END, without a passphrase',
      fingerprint: 'Fingerprint of the host key, beginning with SHA256:, as ssh-keygen -lf shows it on the server',
      appPort: 'First port for apps; 8080 by default',
    },
    vercel: {
      token: 'Access token from the account settings',
      teamId: 'Team ID, if deploying for a team',
    },
  },
};
