const remembered = 100;

/** What the proxy saw of one site. */
export function createRequestFigures() {
  const times: number[] = [];
  let requests = 0;
  let errors = 0;
  return {
    /** @param status of the answer; undefined where there was none */
    record: (status: number | undefined, milliseconds: number) => {
      requests += 1;
      if (status === undefined || status >= 500) errors += 1;
      times.push(milliseconds);
      if (times.length > remembered) times.shift();
    },
    read: () => {
      const sorted = [...times].sort((a, z) => a - z);
      const median = sorted[Math.floor((sorted.length - 1) / 2)];
      return { requests, errors, responseTime: median === undefined ? null : Math.round(median * 10) / 10 };
    },
  };
}

export type RequestFigures = ReturnType<typeof createRequestFigures>;
