import { createHash, createHmac } from 'node:crypto';

interface AwsRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface AwsKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly service: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request with its AWS Signature Version 4, for paths without characters that need escaping and without a
 * query.
 * @param now milliseconds since 1970; AWS takes a signature for five minutes
 */
export function signAws(request: AwsRequest, key: AwsKey, now: number): Readonly<Record<string, string>> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const { host, pathname } = new URL(request.url);
  const headers: Record<string, string> = { ...request.headers, host, 'x-amz-date': time };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('');
  const signed = names.join(';');
  const canonical = [request.method, pathname, '', lines, signed, sha256(request.body)].join('\n');
  const scope = `${day}/${key.region}/${key.service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = [day, key.region, key.service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const signature = createHmac('sha256', signing).update(text).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  // The host is sent by whoever makes the call.
  return { ...request.headers, 'x-amz-date': time, authorization };
}
