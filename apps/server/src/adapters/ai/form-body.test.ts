import { expect, it } from 'vitest';
import { formBody } from './form-body.ts';

it('writes a form that others read as it was meant', async () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 256);
  const fields = { model: 'whisper-1', prompt: '工具台 "quoted"\r\n--form' };
  const file = { field: 'file', name: 'speech.wav', mediaType: 'audio/wav', bytes };
  const { mediaType, parts } = formBody(fields, file);
  expect(parts).toContain(bytes);
  const form = await new Response(Buffer.concat(parts), { headers: { 'content-type': mediaType } }).formData();
  const read = form.get('file');
  if (!(read instanceof File)) throw new Error('no file');
  expect([read.name, read.type, new Uint8Array(await read.arrayBuffer())]).toEqual(['speech.wav', 'audio/wav', bytes]);
  expect([form.get('model'), form.get('prompt')]).toEqual(['whisper-1', fields.prompt]);
});

it('separates the parts of each form by another boundary', () => {
  const file = { field: 'file', name: 'a', mediaType: 'audio/wav', bytes: new Uint8Array(1) };
  expect(formBody({}, file).mediaType).not.toBe(formBody({}, file).mediaType);
});
