import type { BuildOptions } from 'esbuild';

export const besideServer: Readonly<Record<string, string>>;
export const serverSources: BuildOptions;
export const besideBundle: BuildOptions;
export const serverBundle: BuildOptions;
