/** The name of a host as browsers know it, whatever its letters, port and closing dot are; empty where it is none. */
export function hostName(host = ''): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
}
