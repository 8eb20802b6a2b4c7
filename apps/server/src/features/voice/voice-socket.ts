/** What a connection needs of its socket. */
export interface VoiceSocket {
  readonly send: (text: string) => void;
  /** Sent, but not taken by the network yet. */
  readonly unsentBytes: () => number;
  readonly close: (code: number, reason: string) => void;
  /** Without a closing handshake: the other end may be gone. */
  readonly terminate: () => void;
  /** Between these nothing is read, so that a client waits while its last message is taken apart. */
  readonly pause: () => void;
  readonly resume: () => void;
}
