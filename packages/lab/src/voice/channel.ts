/** Hands values from one loop to another, in order. */
export interface Channel<Value> extends AsyncIterable<Value> {
  readonly push: (value: Value) => void;
  /** No value comes any more. */
  readonly end: () => void;
}

export function createChannel<Value>(): Channel<Value> {
  const values: Value[] = [];
  let isEnded = false;
  let wake: (() => void) | undefined;
  const notify = () => {
    wake?.();
    wake = undefined;
  };
  return {
    push(value) {
      values.push(value);
      notify();
    },
    end() {
      isEnded = true;
      notify();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const next = values.shift();
        if (next !== undefined) yield next;
        else if (isEnded) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
