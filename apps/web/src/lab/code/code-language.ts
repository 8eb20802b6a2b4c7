import type { CodeLanguage } from '@toolbench/ui/editor/create-code-view.ts';

type Load = () => Promise<CodeLanguage>;

const clike = () => import('@codemirror/legacy-modes/mode/clike');
const script = () => import('@codemirror/legacy-modes/mode/javascript');
const markup = () => import('@codemirror/legacy-modes/mode/xml');
const styles = () => import('@codemirror/legacy-modes/mode/css');

/** The colours of the languages and formats that the server names. */
const languages: Readonly<Record<string, Load>> = {
  TypeScript: async () => (await script()).typescript,
  TSX: async () => (await script()).typescript,
  JavaScript: async () => (await script()).javascript,
  JSON: async () => (await script()).json,
  Python: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  Jupyter: async () => (await import('@codemirror/legacy-modes/mode/python')).python,
  Java: async () => (await clike()).java,
  C: async () => (await clike()).c,
  'C++': async () => (await clike()).cpp,
  'C#': async () => (await clike()).csharp,
  Kotlin: async () => (await clike()).kotlin,
  Scala: async () => (await clike()).scala,
  Dart: async () => (await clike()).dart,
  Go: async () => (await import('@codemirror/legacy-modes/mode/go')).go,
  Rust: async () => (await import('@codemirror/legacy-modes/mode/rust')).rust,
  PHP: async () => (await import('@codemirror/lang-php')).php(),
  Ruby: async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby,
  Shell: async () => (await import('@codemirror/legacy-modes/mode/shell')).shell,
  SQL: async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL,
  Swift: async () => (await import('@codemirror/legacy-modes/mode/swift')).swift,
  Lua: async () => (await import('@codemirror/legacy-modes/mode/lua')).lua,
  YAML: async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml,
  TOML: async () => (await import('@codemirror/legacy-modes/mode/toml')).toml,
  'Protocol Buffers': async () => (await import('@codemirror/legacy-modes/mode/protobuf')).protobuf,
  XML: async () => (await markup()).xml,
  HTML: async () => (await markup()).html,
  Vue: async () => (await markup()).html,
  Svelte: async () => (await markup()).html,
  CSS: async () => (await styles()).css,
  SCSS: async () => (await styles()).sCSS,
  Less: async () => (await styles()).less,
};

/** What loads the colours of a language; null where there are none. The same for the same language each time. */
export const codeLanguage = (name: string | undefined): Load | null => (name && languages[name]) || null;
