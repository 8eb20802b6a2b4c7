import { createHash, createHmac } from 'node:crypto';
import { startCloud, type DoubleAnswer, type DoubleCall } from './cloud-double.ts';

/** Amazon Lightsail, after its API reference and "Signature Version 4 signing process". */
export const awsKey = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

interface Instance {
  readonly bundleId: string;
  looks: number;
  ports: number[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();

export const awsRefusal = (__type: string, message: string, status = 400): DoubleAnswer => ({
  status,
  body: { __type, message },
});

/** What is wrong with the signature of a call, as AWS says it. */
function wrongSignature({ method, url, headers, text }: DoubleCall, now: number): DoubleAnswer | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/lightsail\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', signed = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  if (!['host', 'x-amz-date', 'x-amz-target'].every((name) => names.includes(name))) {
    return awsRefusal('IncompleteSignatureException', 'The signature is incomplete', 403);
  }
  if (id !== awsKey.accessKeyId)
    return awsRefusal('UnrecognizedClientException', 'The security token included in the request is invalid.');
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:'));
  if (!time.startsWith(day) || !(Math.abs(at - now) < 5 * 60_000))
    return awsRefusal('InvalidSignatureException', 'Signature expired', 403);
  const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
  const canonical = `${method}\n${url.pathname}\n\n${lines}\n${signed}\n${sha256(text)}`;
  const dated = hmac(hmac(hmac(hmac(`AWS4${awsKey.secretAccessKey}`, day), region), 'lightsail'), 'aws4_request');
  const scope = `${day}/${region}/lightsail/aws4_request`;
  const expected = hmac(dated, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`).toString('hex');
  if (expected === signature) return undefined;
  const repeated = `The Canonical String for this request should have been ${canonical}${text}`;
  return awsRefusal('InvalidSignatureException', `The signature does not match. ${repeated}`, 403);
}

export async function startAws(clock: { readonly now: () => number }) {
  const instances = new Map<string, Instance>();
  const answered = (body: object): DoubleAnswer => ({ status: 200, body });

  function create(body: Readonly<Record<string, unknown>>): DoubleAnswer {
    const [name] = body.instanceNames as string[];
    const required = ['availabilityZone', 'blueprintId', 'bundleId', 'userData'];
    const isWhole = required.every((field) => typeof body[field] === 'string');
    if (!name || !isWhole) return awsRefusal('InvalidInputException', 'A parameter is missing');
    if (instances.has(name)) return awsRefusal('InvalidInputException', `Some names are already in use: ${name}`);
    instances.set(name, { looks: 0, bundleId: String(body.bundleId), ports: [] });
    return answered({ operations: [{ status: 'Started' }] });
  }

  const answer = (call: DoubleCall): DoubleAnswer => {
    const wrong = wrongSignature(call, clock.now());
    if (wrong) return wrong;
    if (call.headers['content-type'] !== 'application/x-amz-json-1.1') return awsRefusal('SerializationException', '');
    const body = JSON.parse(call.text) as Record<string, unknown>;
    if (call.name === 'CreateInstances') return create(body);
    const instance = instances.get(String(body.instanceName));
    if (instance === undefined) return awsRefusal('NotFoundException', 'The Instance does not exist: hello');
    if (call.name === 'GetInstance') {
      instance.looks += 1;
      const isRunning = instance.looks > 2;
      const state = { name: isRunning ? 'running' : 'pending' };
      return answered({ instance: { state, ...(isRunning && { publicIpAddress: '192.0.2.9' }) } });
    }
    if (call.name === 'PutInstancePublicPorts') {
      if (instance.looks <= 2) return awsRefusal('OperationFailureException', 'The instance is not running');
      instance.ports = (body.portInfos as { fromPort: number }[]).map(({ fromPort }) => fromPort);
      return answered({ operation: { status: 'Succeeded' } });
    }
    if (call.name !== 'DeleteInstance') return awsRefusal('UnknownOperationException', call.name);
    instances.delete(String(body.instanceName));
    return answered({ operations: [] });
  };

  const nameOf = ({ headers }: Pick<DoubleCall, 'headers'>) =>
    String(headers['x-amz-target']).replace('Lightsail_20161128.', '');
  const double = await startCloud(answer, nameOf);
  return { ...double, instances, existing: () => [...instances.values()].map(({ bundleId }) => `machine ${bundleId}`) };
}
