/** Sound of one channel: samples of 16 bits. */
export interface Sound {
  readonly sampleRate: number;
  readonly samples: Int16Array;
}

const headerBytes = 44;

/** A WAV file: RIFF, PCM, 16 bits, one channel. */
export function writeWav({ sampleRate, samples }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const put = (at: number, name: string) => bytes.set(new TextEncoder().encode(name), at);
  put(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  // Little-endian, as all that this runs on keeps numbers.
  new Int16Array(bytes.buffer, headerBytes).set(samples);
  return bytes;
}

/** `damaged`: cut off, or no sound in it; `unreadable`: a WAV whose samples are in a form that is not read here. */
export type ReadWav = Sound | 'damaged' | 'unreadable';

const tagAt = (view: DataView, at: number) => (at + 4 <= view.byteLength ? view.getUint32(at) : 0);
const fmtTag = 0x666d7420;
const dataTag = 0x64617461;
/** Recorders that do not know the length yet write one of these. */
const isOpenLength = (length: number) => length === 0 || length >= 0x7fff_0000;

type ReadSample = (view: DataView, at: number) => number;

/** How one sample is read as 16 bits, by format (1 PCM, 3 float) and bits. */
const readers: Readonly<Record<string, ReadSample>> = {
  '1/8': (view, at) => (view.getUint8(at) - 128) * 256,
  '1/16': (view, at) => view.getInt16(at, true),
  '1/24': (view, at) => view.getInt16(at + 1, true),
  '1/32': (view, at) => view.getInt16(at + 2, true),
  '3/32': (view, at) => Math.round(Math.max(-1, Math.min(1, view.getFloat32(at, true))) * 32_767),
};

interface Layout {
  readonly format: number;
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

function layoutAt(view: DataView, at: number, length: number): Layout | undefined {
  if (length < 16 || at + length > view.byteLength) return undefined;
  const declared = view.getUint16(at, true);
  // WAVE_FORMAT_EXTENSIBLE: the format proper begins its GUID.
  const format = declared === 0xfffe && length >= 26 ? view.getUint16(at + 24, true) : declared;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  if (channels < 1 || channels > 8 || sampleRate < 4_000 || sampleRate > 384_000) return undefined;
  const bits = view.getUint16(at + 14, true);
  // Plain samples of less than a byte exist in no recorder; nobody could read them.
  if ((format === 1 || format === 3) && bits < 8) return undefined;
  return { format, channels, sampleRate, bits };
}

/** Where the samples of a file lie, and how. */
interface Place {
  readonly view: DataView;
  readonly begin: number;
  readonly length: number;
  readonly layout: Layout;
}

function findSamples(file: Uint8Array): Place | 'damaged' {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let layout: Layout | undefined;
  for (let at = 12; at + 8 <= file.length;) {
    const length = view.getUint32(at + 4, true);
    const begin = at + 8;
    const tag = tagAt(view, at);
    if (tag === fmtTag) layout = layoutAt(view, begin, length);
    if (tag === dataTag) {
      const isOpen = isOpenLength(length);
      if (layout === undefined || (!isOpen && begin + length > file.length)) return 'damaged';
      return { view, begin, length: isOpen ? file.length - begin : length, layout };
    }
    at = begin + length + (length % 2);
  }
  return 'damaged';
}

function readChannel({ view, begin, length, layout }: Place, channel: number): Int16Array | 'damaged' | 'unreadable' {
  const { format, channels, bits } = layout;
  const read = readers[`${format}/${bits}`];
  if (read === undefined) return 'unreadable';
  const step = channels * (bits / 8);
  const samples = new Int16Array(Math.floor(length / step));
  if (samples.length === 0) return 'damaged';
  if (step === 2 && bits === 16) {
    // Most are like this, and reading a minute sample by sample keeps others waiting.
    const bytes = new Uint8Array(samples.buffer);
    bytes.set(new Uint8Array(view.buffer, view.byteOffset + begin, bytes.length));
    return samples;
  }
  const first = begin + channel * (bits / 8);
  for (let at = 0; at < samples.length; at += 1) samples[at] = read(view, first + at * step);
  return samples;
}

function readSound(place: Place, channel: number): ReadWav {
  const samples = readChannel(place, channel);
  return typeof samples === 'string' ? samples : { sampleRate: place.layout.sampleRate, samples };
}

/** The first channel of a WAV file. */
export function readWav(file: Uint8Array): ReadWav {
  const place = findSamples(file);
  return place === 'damaged' ? place : readSound(place, 0);
}

/** The channels of a recording, each a sound of its own. */
export type Channels = readonly [Sound, ...Sound[]];

/** Every channel of a WAV file. */
export function readChannels(file: Uint8Array): Channels | Exclude<ReadWav, Sound> {
  const place = findSamples(file);
  if (place === 'damaged') return place;
  const first = readSound(place, 0);
  if (typeof first === 'string') return first;
  const others = Array.from({ length: place.layout.channels - 1 }, (_, at) => readSound(place, at + 1));
  return [first, ...others.filter((sound) => typeof sound === 'object')];
}
