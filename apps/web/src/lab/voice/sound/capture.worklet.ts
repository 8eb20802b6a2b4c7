/** What the scope of an audio worklet has; no library of types describes it. */
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Sends what the microphone hears to the page, in blocks of about 20 ms at the rate of the context. */
class Capture extends AudioWorkletProcessor {
  private readonly block = new Float32Array(Math.round(sampleRate / 50));
  private filled = 0;

  /** Called with 128 samples of each channel; true keeps it alive. */
  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.block[this.filled] = sample;
      this.filled += 1;
      if (this.filled < this.block.length) continue;
      this.port.postMessage(this.block.slice());
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('capture', Capture);
