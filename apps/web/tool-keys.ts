import type { Plugin } from 'vite';

const definition = /packages\/tools\/src\/([\w-]+)\/tool\.ts$/;

/** Writes down which tools are in the build, for the server: it refuses a setting that names another. */
export function toolKeys(): Plugin {
  return {
    name: 'tool-keys',
    generateBundle() {
      const keys = [...this.getModuleIds()].flatMap((id) => definition.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
      this.emitFile({ type: 'asset', fileName: 'tool-keys.json', source: JSON.stringify(keys.sort()) });
    },
  };
}
