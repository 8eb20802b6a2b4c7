/** Texts by path within their folder. */
export type Files = [path: string, text: string][];

/** The projects that apps are made from: the text of each of their files by path, such as `server-node/src/app.js`. */
export type Templates = ReadonlyMap<string, string>;

const variants = /^with\/([^/]+)\//;

/**
 * The files of one project as an app has them: those of its variant (`with/postgresql/…`) in place of the project's own, and
 * over all those of the app. An own file that is undefined is left out.
 */
export function filesOf(
  templates: Templates,
  project: string,
  variant: string,
  own: Readonly<Record<string, string | undefined>>,
): Files {
  const files = new Map<string, string | undefined>();
  const within = [...templates].flatMap(([path, text]): Files =>
    path.startsWith(`${project}/`) ? [[path.slice(project.length + 1), text]] : [],
  );
  for (const [path, text] of within) if (!variants.test(path)) files.set(path, text);
  for (const [path, text] of within) {
    if (variants.exec(path)?.[1] === variant) files.set(path.replace(variants, ''), text);
  }
  for (const [path, text] of Object.entries(own)) files.set(path, text);
  return [...files].flatMap(([path, text]): Files => (text === undefined ? [] : [[path, text]]));
}
