import type { Text } from '@toolbench/kit/text.ts';

/** Offers a text or bytes as a file. Nothing is sent anywhere: the address is a local blob. */
export function download(content: Text, name: string, mediaType = 'text/plain;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
