const local = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** The address of the ad script to load, or null: none is loaded on localhost or without an https address configured. */
export function adScript(hostname: string, configured: string | undefined): string | null {
  if (!configured || local.test(hostname) || hostname.endsWith('.localhost')) return null;
  return configured.startsWith('https://') ? configured : null;
}
