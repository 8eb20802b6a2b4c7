import { describe, expect, it } from 'vitest';
import { aliyunKey, aliyunRefusal, startAliyun } from '../../test-support/clouds/aliyun-double.ts';
import { describeCloud } from '../../test-support/clouds/cloud-scenarios.ts';
import { createAliyunCloud } from './aliyun-cloud.ts';
import { signAliyun } from './aliyun-signature.ts';

describe('signAliyun', () => {
  const key = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };
  const request = { baseUrl: 'https://ecs.cn-shanghai.aliyuncs.com', action: 'RunInstances', version: '2014-05-26' };

  it('[DEPLOY-02] signs as in the example of the documentation', () => {
    // "Request structure and signature V3", fixed values.
    const parameters = { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' };
    const now = Date.UTC(2023, 9, 26, 10, 22, 32);
    const { headers, url } = signAliyun({ ...request, parameters }, key, now, '3156853299f313e23d1673dc12e1703d');
    expect(headers['x-acs-date']).toBe('2023-10-26T10:22:32Z');
    expect(headers.authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
    expect(url).toMatch(/\/\?ImageId=.*&RegionId=cn-shanghai$/);
  });

  it('[DEPLOY-02] escapes what RFC 3986 reserves', () => {
    const { url } = signAliyun({ ...request, parameters: { Name: "a b*'(~)+/=" } }, key, 0, 'n');
    expect(url).toContain('?Name=a%20b%2A%27%28~%29%2B%2F%3D');
  });
});

describeCloud('Alibaba Cloud ECS', {
  open: async (given) => {
    const double = await startAliyun(given.clock);
    const credentials = { ...aliyunKey, region: 'cn-hangzhou' };
    return { ...double, credentials, cloud: createAliyunCloud({ ...given, baseUrl: double.baseUrl }) };
  },
  size: 'ecs.e-c1m2.large',
  creates: ['CreateVpc', 'CreateVSwitch', 'CreateSecurityGroup', 'AuthorizeSecurityGroup', 'RunInstances'],
  refusals: {
    throttled: aliyunRefusal(400, 'Throttling.User', 'Request was denied due to user flow control.'),
    denied: aliyunRefusal(403, 'Forbidden.RAM', 'User not authorized to operate on the specified resource.'),
    quota: aliyunRefusal(403, 'QuotaExceed.ElasticQuota', 'The number of the specified ECS instances has exceeded it.'),
  },
  wrong: {
    'a wrong secret': { accessKeySecret: 'other-secret' },
    'an unknown key': { accessKeyId: 'LTAI5tOther' },
  },
  malformed: { 'a region that is none': { region: 'cn-hangzhou.evil.example/' }, 'no region': { region: '' } },
  secrets: [aliyunKey.accessKeySecret],
});
