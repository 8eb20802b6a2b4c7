const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).* Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a browser says it is, in a word or two: enough to tell one's own devices apart. Nothing where it says nothing. */
export function shortAgent(agent: string): string | undefined {
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  for (const [pattern, name] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name} ${version}${system === undefined ? '' : ` · ${system}`}`;
  }
  return agent.split(' ')[0] || undefined;
}
