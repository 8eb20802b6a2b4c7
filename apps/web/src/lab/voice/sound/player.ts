export interface Playback {
  /** The next piece of the sound: a whole mp3 or wav file. */
  readonly add: (file: Uint8Array) => void;
  /** No more pieces come. */
  readonly end: () => void;
}

export interface Player {
  /** Call it in the handler of a tap, a click or a key: from then on sound may begin by itself. */
  readonly unlock: () => void;
  /** Plays under a name; whatever played before stops. */
  readonly begin: (name: string) => Playback;
  readonly stop: () => void;
}

interface PlayerListener {
  /** The name of what plays now, or null. */
  readonly onPlaying: (name: string | null) => void;
  /** Something is no sound. */
  readonly onProblem: (name: string) => void;
}

/** Plays files one after another without a gap, through the browser's decoder. */
export function createPlayer({ onPlaying, onProblem }: PlayerListener): Player {
  let context: AudioContext | null = null;
  let sources: AudioBufferSourceNode[] = [];
  /** Grows with each playback: what belongs to an earlier one is dropped. */
  let generation = 0;

  const unlock = () => {
    context ??= new AudioContext();
    if (context.state !== 'running') void context.resume().catch(() => undefined);
    return context;
  };
  const silence = () => {
    generation += 1;
    for (const source of sources) source.stop();
    sources = [];
  };

  return {
    unlock: () => void unlock(),
    begin(name) {
      silence();
      const mine = generation;
      const output = unlock();
      let [waiting, isEnded, startsAt] = [0, false, 0];
      let decoded = Promise.resolve();
      const finishIfDone = () => {
        if (mine === generation && isEnded && waiting === 0) onPlaying(null);
      };
      const schedule = (sound: AudioBuffer) => {
        const source = output.createBufferSource();
        source.buffer = sound;
        source.connect(output.destination);
        startsAt = Math.max(startsAt, output.currentTime);
        source.start(startsAt);
        startsAt += sound.duration;
        sources.push(source);
        source.onended = () => {
          waiting -= 1;
          finishIfDone();
        };
      };
      onPlaying(name);
      return {
        add(file) {
          waiting += 1;
          decoded = decoded.then(async () => {
            try {
              const sound = await output.decodeAudioData(file.slice().buffer);
              if (mine === generation) schedule(sound);
            } catch {
              if (mine !== generation) return;
              waiting -= 1;
              onProblem(name);
              finishIfDone();
            }
          });
        },
        end() {
          isEnded = true;
          finishIfDone();
        },
      };
    },
    stop() {
      silence();
      onPlaying(null);
    },
  };
}
