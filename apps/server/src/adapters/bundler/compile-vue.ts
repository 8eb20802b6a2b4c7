import type { SFCDescriptor } from '@vue/compiler-sfc';
import { createHash } from 'node:crypto';
import type { PartialMessage } from 'esbuild';

/** A Vue component as a script, and the text of its styles. */
export interface CompiledComponent {
  readonly script: string;
  readonly loader: 'js' | 'ts';
  readonly styles: readonly string[];
  readonly errors: readonly PartialMessage[];
}

interface VueError {
  readonly message: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** A place the compiler names counts columns from 1, the bundler's from 0. */
function messageOf(error: string | VueError, path: string): PartialMessage {
  if (typeof error === 'string') return { text: error, location: { file: path, namespace: 'project' } };
  const start = error.loc?.start;
  const location = {
    file: path,
    namespace: 'project',
    line: start?.line ?? 1,
    column: Math.max((start?.column ?? 1) - 1, 0),
  };
  return { text: error.message, location };
}

/** Languages that need a compiler of their own, which previews do not have. */
function unsupported(descriptor: SFCDescriptor, path: string): readonly PartialMessage[] {
  const { template, styles } = descriptor;
  const blocks = [
    ...styles.filter(({ lang, module }) => (lang !== undefined && lang !== 'css') || module !== undefined),
    ...(template?.lang !== undefined && template.lang !== 'html' ? [template] : []),
  ];
  return blocks.map(({ loc, lang }) => ({
    text: 'unsupported style',
    detail: { code: 'unsupported-style', subject: lang ?? 'module' },
    location: { file: path, namespace: 'project', line: loc.start.line, column: 0 },
  }));
}

const sourceMap = (map: unknown) =>
  `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

/** It takes longer to load than all else of a start, and most servers never see a component. */
const loadCompiler = () => import('@vue/compiler-sfc');
type Compiler = Awaited<ReturnType<typeof loadCompiler>>;

interface Compiled {
  readonly code: string;
  readonly map?: unknown;
  readonly errors: readonly (string | VueError)[];
}

/** `<script setup>` holds its template; a plain script gets it beside. */
function compileCode(compiler: Compiler, descriptor: SFCDescriptor, id: string, hasScope: boolean): Compiled {
  const { script, scriptSetup, template, filename } = descriptor;
  const component = '__component';
  const made =
    script || scriptSetup
      ? compiler.compileScript(descriptor, {
          id,
          inlineTemplate: Boolean(scriptSetup),
          genDefaultAs: component,
          sourceMap: true,
        })
      : undefined;
  const parts = [made?.content ?? `const ${component} = {};`];
  const errors: (string | VueError)[] = [];
  if (template && !scriptSetup) {
    const rendered = compiler.compileTemplate({
      source: template.content,
      ast: template.ast,
      filename,
      id,
      scoped: hasScope,
    });
    errors.push(...rendered.errors);
    parts.push(rendered.code.replace('export function render', 'function render'), `${component}.render = render;`);
  }
  if (hasScope) parts.push(`${component}.__scopeId = 'data-v-${id}';`);
  return { code: parts.join('\n'), map: made?.map, errors };
}

/**
 * Compiles a single-file component. Nothing is read from the disk: a block that lies in a file of its own is an error.
 * @param path in the project
 */
export async function compileVue(path: string, text: string): Promise<CompiledComponent> {
  const compiler = await loadCompiler();
  const { descriptor, errors } = compiler.parse(text, { filename: path, sourceMap: true });
  const found = [...errors.map((error) => messageOf(error, path)), ...unsupported(descriptor, path)];
  const failed: CompiledComponent = { script: '', loader: 'js', styles: [], errors: found };
  if (found.length > 0) return failed;
  const id = createHash('sha256').update(path).digest('hex').slice(0, 8);
  const hasScope = descriptor.styles.some(({ scoped }) => scoped);
  try {
    const { code, map, errors: late } = compileCode(compiler, descriptor, id, hasScope);
    if (late.length > 0) return { ...failed, errors: late.map((error) => messageOf(error, path)) };
    const styles = descriptor.styles.map(({ content, scoped = false }) =>
      compiler.compileStyle({ source: content, filename: path, id: `data-v-${id}`, scoped }),
    );
    const wrong = styles.flatMap((style) => style.errors);
    if (wrong.length > 0) return { ...failed, errors: wrong.map(({ message }) => messageOf(message, path)) };
    const imports = styles.map((_, at) => `import ${JSON.stringify(`/${path}?style=${at}`)};`).join('');
    const lang = (descriptor.scriptSetup ?? descriptor.script)?.lang;
    return {
      // On the last line, so that the map of the script stays true.
      script: `${code}\n${imports}\nexport default __component;${map === undefined ? '' : sourceMap(map)}`,
      loader: lang === 'ts' ? 'ts' : 'js',
      styles: styles.map((style) => style.code),
      errors: [],
    };
  } catch (error) {
    return { ...failed, errors: [messageOf(error as VueError, path)] };
  }
}
