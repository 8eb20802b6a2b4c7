const samplesPerSecond = 16_000;
const bytesPerSample = 2;

/** A WAV file of silence (RIFF, PCM, 16 kHz, one channel, 16 bits), this many seconds long. */
export function silentWav(seconds: number): Uint8Array {
  const length = Math.round(seconds * samplesPerSecond) * bytesPerSample;
  const file = new Uint8Array(44 + length);
  const view = new DataView(file.buffer);
  const write = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  return file;
}
