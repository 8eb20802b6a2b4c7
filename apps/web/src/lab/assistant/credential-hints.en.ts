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
      accessKeyId: 'Access key ID of an IAM user who may use Lightsail',
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
      port: 'SSH port; 22 unless it is given',
      username: 'User who signs in',
      privateKey: 'A private key without a passphrase, whole, from BEGIN to END',
      fingerprint: 'Of the host key, beginning with SHA256:, as ssh-keygen -lf shows it on the server',
      appPort: 'First port that apps get; 8080 unless it is given',
    },
    vercel: {
      token: 'Access token from the account settings',
      teamId: 'Team ID where it is deployed for a team',
    },
  },
};
