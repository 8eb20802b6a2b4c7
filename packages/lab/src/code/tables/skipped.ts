import type { SkipReason } from '@toolbench/contracts/code.ts';

const folders: Readonly<Partial<Record<SkipReason, string>>> = {
  'version-control': '.git .hg .svn .bzr',
  dependencies: 'node_modules bower_components jspm_packages site-packages .venv .yarn .pnpm-store .bundle',
  'build-output':
    '.next .nuxt .output .svelte-kit .parcel-cache .turbo .gradle .angular .nyc_output htmlcov __pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .eggs .dart_tool .cache .serverless .terraform',
  generated: '__macosx .idea .vs',
};

/** Folders with names that nobody but a tool gives, in lower case: they are left out wherever they lie. */
export const anywhereFolders: ReadonlyMap<string, SkipReason> = new Map(
  Object.entries(folders).flatMap(([reason, names]) =>
    names.split(' ').map((name): [string, SkipReason] => [name, reason as SkipReason]),
  ),
);

/** What tells that a folder is not a package of the source that happens to have the name. */
interface Evidence {
  readonly reason: SkipReason;
  /** The name of a file next to the folder: that of the tool which fills it. */
  readonly beside?: RegExp;
  /** The path of a file in the folder: what the tool puts there. */
  readonly holds?: RegExp;
}

const builds = /^(package\.json|cmakelists\.txt|build\.gradle(\.kts)?|pom\.xml|setup\.py|pyproject\.toml|makefile)$/i;
/** Packages that were copied bring their licences. */
const licensed = /^(?:[^/]+\/){1,3}(licen[cs]e|copying|notice)(\.(md|txt|rst))?$/i;

const copied = (beside: RegExp, holds: RegExp): Evidence => ({
  reason: 'dependencies',
  beside,
  holds: new RegExp(`${licensed.source}|${holds.source}`, 'i'),
});

const thirdParty = copied(/^(workspace(\.bazel)?|module\.bazel|\.gn|deps)$/i, /^modules\.txt$/);
const output = (evidence: Omit<Evidence, 'reason'>): Evidence => ({ reason: 'build-output', ...evidence });
const virtual: Evidence = { reason: 'dependencies', holds: /^pyvenv\.cfg$/i };

/** Folders whose names are words that a package may have as well, in lower case. */
export const evidencedFolders: ReadonlyMap<string, Evidence> = new Map<string, Evidence>([
  ['build', output({ beside: builds })],
  ['out', output({ beside: builds })],
  ['dist', output({ beside: builds })],
  [
    'target',
    output({
      beside: /^(pom\.xml|cargo\.toml|build\.sbt|project\.clj)$/i,
      holds: /^(classes|test-classes|debug|release|maven-status|generated-sources|streams)\//i,
    }),
  ],
  [
    'coverage',
    output({
      holds:
        /^(.*\/)?(lcov\.info|coverage-final\.json|clover\.xml|cobertura.*\.xml|coverage\.xml|\.resultset\.json|\.last_run\.json)$|^lcov-report\//,
    }),
  ],
  ['obj', output({ beside: /\.(cs|fs|vb|vcx)proj$/i, holds: /^project\.assets\.json$|\.(o|obj|tlog)$/i })],
  [
    'deriveddata',
    output({ beside: /\.(xcodeproj|xcworkspace)$/i, holds: /^(.*\/)?(ModuleCache|Build\/Intermediates)/ }),
  ],
  ['vendor', copied(/^(go\.mod|composer\.json|gemfile|cargo\.toml|package\.json)$/i, /^(modules\.txt|autoload\.php)$/)],
  ['third_party', thirdParty],
  ['thirdparty', thirdParty],
  ['venv', virtual],
  ['env', virtual],
  ['pods', { reason: 'dependencies', beside: /^podfile$/i, holds: /^manifest\.lock$/i }],
  ['carthage', { reason: 'dependencies', beside: /^cartfile$/i, holds: /^(build|checkouts)\//i }],
  ['cvs', { reason: 'version-control', holds: /^(entries|repository|root)$/i }],
]);

/** Written by package managers, in lower case. */
export const lockFiles: ReadonlySet<string> = new Set(
  'package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock cargo.lock poetry.lock pdm.lock uv.lock pipfile.lock composer.lock gemfile.lock go.sum go.work.sum packages.lock.json project.assets.json gradle.lockfile mix.lock pubspec.lock podfile.lock package.resolved flake.lock conan.lock'.split(
    ' ',
  ),
);

/** Extensions of files that hold no text, in lower case. */
export const binaryExtensions: ReadonlySet<string> = new Set(
  (
    'png jpg jpeg gif bmp ico webp avif tif tiff psd ai eps heic mp3 mp4 m4a wav ogg flac avi mov mkv webm ' +
    'zip gz tgz bz2 xz zst 7z rar tar jar war ear apk aab ipa dmg iso deb rpm whl egg nupkg ' +
    'exe dll so dylib a lib o obj class pyc pyo pyd wasm bin dat db sqlite sqlite3 mdb ' +
    'woff woff2 ttf otf eot pdf doc docx xls xlsx ppt pptx odt ods odp pkl npy npz h5 onnx pt pth safetensors parquet'
  ).split(' '),
);
