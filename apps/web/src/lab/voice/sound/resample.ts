/** Zero crossings of the kernel on each side: sharp enough that speech keeps its consonants. */
const crossings = 12;
/** Entries of the kernel's table for one zero crossing. */
const steps = 256;

/** A sinc under a Blackman window, as a table over the distance from its middle. */
const kernel = Float64Array.from({ length: crossings * steps + 1 }, (_, index) => {
  const x = index / steps;
  const phase = (Math.PI * x) / crossings;
  const window = 0.42 + 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase);
  return x === 0 ? 1 : (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
});

/**
 * Turns blocks of one rate into blocks of another, without a seam between them. What the lower rate cannot hold is
 * filtered out first. Rates are samples in a second; the output lags by a millisecond or less.
 */
export function createResampler(from: number, to: number): (block: Float32Array) => Float32Array {
  if (from === to) return (block) => block;
  const cutoff = Math.min(1, to / from);
  const reach = Math.ceil(crossings / cutoff);
  const step = from / to;
  let kept = new Float32Array(reach);
  /** Where the next output stands, counted from the start of `kept`. */
  let position = reach;

  const valueAt = (samples: Float32Array, at: number) => {
    let sum = 0;
    const last = Math.floor(at + reach);
    for (let index = Math.ceil(at - reach); index <= last; index += 1) {
      const distance = Math.abs(at - index) * cutoff * steps;
      sum += samples[index] * (kernel[Math.round(distance)] ?? 0);
    }
    return sum * cutoff;
  };

  return (block) => {
    const samples = new Float32Array(kept.length + block.length);
    samples.set(kept);
    samples.set(block, kept.length);
    const output: number[] = [];
    while (position + reach < samples.length) {
      output.push(valueAt(samples, position));
      position += step;
    }
    const used = Math.max(0, Math.floor(position) - reach);
    kept = samples.slice(used);
    position -= used;
    return Float32Array.from(output);
  };
}
