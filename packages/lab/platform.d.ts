/** The few globals of browsers and Node that the lab's logic may use. */
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBufferView | ArrayBuffer, options?: { stream?: boolean }): string;
}

/** Only what passing a signal on and looking at it needs. */
interface AbortSignal {
  readonly aborted: boolean;
}
