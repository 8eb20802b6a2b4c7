/** How long a WAV file plays, in seconds, by the byte rate of its header (RIFF, `fmt ` at 12); 0 for anything else. */
export function wavSeconds(file: Uint8Array): number {
  if (file.length < 44) return 0;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isWave = view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645;
  const bytesPerSecond = view.getUint32(28, true);
  return isWave && bytesPerSecond > 0 ? (file.length - 44) / bytesPerSecond : 0;
}
