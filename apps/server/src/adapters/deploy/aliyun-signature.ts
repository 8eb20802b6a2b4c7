import { createHash, createHmac } from 'node:crypto';

interface AliyunRequest {
  /** Without a path; a double's may be http. */
  readonly baseUrl: string;
  readonly action: string;
  readonly version: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface AliyunKey {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** Percent-encoding of RFC 3986: all but unreserved characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A POST in RPC style with Alibaba Cloud's signature V3: parameters in the query, an empty body.
 * @param now milliseconds since 1970; a signature holds for fifteen minutes
 * @param nonce never used before
 */
export function signAliyun(request: AliyunRequest, key: AliyunKey, now: number, nonce: string) {
  const { baseUrl, action, version, parameters } = request;
  const query = Object.entries(parameters)
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  // The host is sent by whoever makes the call.
  const sent = {
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date(now).toISOString().replace(/\.\d{3}/, ''),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const headers: Readonly<Record<string, string>> = { ...sent, host: new URL(baseUrl).host };
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = ['POST', '/', query, lines, signed, sha256('')].join('\n');
  const signature = createHmac('sha256', key.accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${key.accessKeyId},SignedHeaders=${signed},Signature=${signature}`;
  return { method: 'POST', url: `${baseUrl}/?${query}`, headers: { ...sent, authorization } } as const;
}
