import { describe, expect, it } from 'vitest';
import { containerOf, isWhole } from './container.ts';
import { madeVoice, seeded } from './made-sounds.ts';
import { readWav, writeWav } from './wav.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const sound = Array.from({ length: 100 }, (_, at) => at);
const box = (name: string, content: Uint8Array | readonly number[]) =>
  join([0, 0, 0, content.length + 8], ascii(name), content);
const page = (content: readonly number[]) => join(ascii('OggS'), new Uint8Array(22), [1, content.length], content);

const files = {
  webm: join([0x1a, 0x45, 0xdf, 0xa3, 0x80], [0x18, 0x53, 0x80, 0x67, 0xff], [0x1f, 0x43, 0xb6, 0x75, 0xff], sound),
  ogg: join(page(sound), page(sound), page(sound)),
  mp4: join(box('ftyp', ascii('M4A ')), box('moov', sound), box('mdat', sound)),
} as const;

describe('[VOICE-05] a container', () => {
  it.each(Object.entries(files))('is known by its first bytes: %s', (container, bytes) => {
    expect(containerOf(bytes)).toBe(container);
    expect(isWhole(bytes, container as keyof typeof files)).toBe(true);
    expect(containerOf(writeWav({ sampleRate: 16_000, samples: madeVoice(100) }))).toBe('wav');
  });

  it('is none in anything else', () => {
    const others = [
      [],
      [0x52],
      ascii('RIFF1234AVI LIST'),
      ascii('<svg></svg>'),
      [0xff, 0xfb, 0x90],
      new Uint8Array(64),
    ];
    for (const bytes of others) expect(containerOf(Uint8Array.from(bytes))).toBeUndefined();
  });

  it.each(['ogg', 'mp4'] as const)('is not whole wherever it is cut: %s', (container) => {
    const bytes = files[container];
    for (let length = 0; length < bytes.length; length += 1) {
      const isEndOfPage = container === 'ogg' && length > 0 && length % 128 === 0 && length > 128;
      expect(isWhole(bytes.subarray(0, length), container), String(length)).toBe(isEndOfPage);
    }
  });

  it('never throws and never hangs on noise', () => {
    const random = seeded(5);
    for (let round = 0; round < 300; round += 1) {
      const [container, whole] = Object.entries(files)[round % 3] ?? ['ogg', files.ogg];
      const bytes = whole.map((byte) => (random() < 0.1 ? Math.floor(random() * 256) : byte));
      expect(typeof isWhole(bytes, container as keyof typeof files)).toBe('boolean');
    }
  });
});

describe('[VOICE-04] a WAV file', () => {
  it('gives back the samples it was made of', () => {
    const samples = madeVoice(300);
    expect(readWav(writeWav({ sampleRate: 16_000, samples }))).toEqual({ sampleRate: 16_000, samples });
  });

  it('has the header that every program reads', () => {
    const file = writeWav({ sampleRate: 16_000, samples: Int16Array.of(1, -1) });
    const view = new DataView(file.buffer);
    expect(new TextDecoder().decode(file.subarray(0, 16))).toBe('RIFF(\0\0\0WAVEfmt ');
    expect([20, 22].map((at) => view.getUint16(at, true))).toEqual([1, 1]);
    expect([24, 28, 40].map((at) => view.getUint32(at, true))).toEqual([16_000, 32_000, 4]);
    expect([32, 34].map((at) => view.getUint16(at, true))).toEqual([2, 16]);
    expect([44, 46].map((at) => view.getInt16(at, true))).toEqual([1, -1]);
  });

  const made = (format: number, bits: number, channels: number, write: (view: DataView, at: number) => void) => {
    const step = (bits / 8) * channels;
    const bytes = new Uint8Array(44 + step * 3);
    bytes.set(writeWav({ sampleRate: 48_000, samples: new Int16Array(0) }));
    const view = new DataView(bytes.buffer);
    view.setUint16(20, format, true);
    view.setUint16(22, channels, true);
    view.setUint16(34, bits, true);
    view.setUint32(40, step * 3, true);
    for (let sample = 0; sample < 3; sample += 1) write(view, 44 + sample * step);
    return bytes;
  };

  it.each([
    ['8 bits', made(1, 8, 1, (view, at) => view.setUint8(at, 192)), 16_384],
    ['stereo', made(1, 16, 2, (view, at) => view.setInt16(at, 77, true)), 77],
    ['24 bits', made(1, 24, 1, (view, at) => view.setInt16(at + 1, -500, true)), -500],
    ['32 bits', made(1, 32, 1, (view, at) => view.setInt32(at, 500 << 16, true)), 500],
    ['float', made(3, 32, 1, (view, at) => view.setFloat32(at, 2, true)), 32_767],
  ])('is read with %s', (_name, file, value) => {
    expect(readWav(file)).toEqual({ sampleRate: 48_000, samples: Int16Array.of(value, value, value) });
  });

  it('of an unknown form is told apart from a damaged one', () => {
    expect(readWav(made(85, 16, 1, () => undefined))).toBe('unreadable');
    const whole = writeWav({ sampleRate: 16_000, samples: madeVoice(100) });
    for (const length of [0, 12, 20, 40, 44, 45, whole.length - 1])
      expect(readWav(whole.subarray(0, length))).toBe('damaged');
    const still = whole.slice();
    new DataView(still.buffer).setUint32(40, 0xffff_ffff, true);
    expect(readWav(still)).toMatchObject({ samples: { length: 1_600 } });
  });
});
