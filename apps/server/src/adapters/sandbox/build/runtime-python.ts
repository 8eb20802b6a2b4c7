import { existsSync } from 'node:fs';
import { readPythonErrors } from './build-errors.ts';
import { inside } from '../job.ts';
import { isWithin, type RuntimeSupport } from './runtime-support.ts';

const python = '/usr/bin/python3';
/** Debian's folder of packages for its own Python, and what apps import from there. */
const packages = '/usr/lib/python3/dist-packages';
const needed = [
  [python, 'python3'],
  [`${packages}/fastapi`, 'python3-fastapi'],
  [`${packages}/uvicorn`, 'python3-uvicorn'],
] as const;
const drivers = { postgresql: ['psycopg2', 'python3-psycopg2'], mysql: ['pymysql', 'python3-pymysql'] } as const;

/** Compiles each file, tells every error and not only the first. */
const check = `import sys, traceback
bad = False
for path in sys.argv[1:]:
    try:
        with open(path, 'rb') as file:
            compile(file.read(), path, 'exec', dont_inherit=True)
    except (SyntaxError, ValueError) as error:
        bad = True
        print(''.join(traceback.format_exception_only(type(error), error)), file=sys.stderr)
sys.exit(bad)
`;

/** Python, with Debian's packages: not one that somebody installed elsewhere, which the sandbox does not see. */
export const pythonRuntime: RuntimeSupport = {
  runtime: 'python',
  missing: async () => {
    const absent = needed.filter(([path]) => !existsSync(path)).map(([, name]) => name);
    return absent.length > 0 ? absent.join(' ') : undefined;
  },
  missingDrivers: () =>
    Object.fromEntries(
      Object.entries(drivers).flatMap(([database, [folder, name]]) =>
        existsSync(`${packages}/${folder}`) ? [] : [[database, name]],
      ),
    ),
  mounts: () => [],
  build(app, files) {
    const scripts = files.filter((path) => isWithin(app.plan.folder, path) && path.endsWith('.py'));
    if (scripts.length === 0) return undefined;
    return { command: [python, '-I', '-c', check, ...scripts.map((path) => `${inside.project}/${path}`)] };
  },
  readErrors: readPythonErrors,
  start: ({ plan }) => ({
    command: [python, '-u', plan.entry],
    environment: { PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1', MALLOC_ARENA_MAX: '2' },
  }),
};
