import type { SkipReason } from '@toolbench/contracts/code.ts';

const folders: Readonly<Partial<Record<SkipReason, string>>> = {
  'version-control': '.git .hg .svn .bzr cvs',
  dependencies:
    'node_modules bower_components jspm_packages vendor third_party thirdparty site-packages .venv venv pods .yarn .pnpm-store .bundle carthage deps_cache',
  'build-output':
    'dist target .next .nuxt .output .svelte-kit .parcel-cache .turbo .gradle .angular coverage .nyc_output htmlcov __pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .eggs .dart_tool .cache obj deriveddata .serverless .terraform',
  generated: '__macosx .idea .vs',
};

/** Folders that are left out wherever they lie, in lower case. */
export const skippedFolders: ReadonlyMap<string, SkipReason> = new Map(
  Object.entries(folders).flatMap(([reason, names]) =>
    names.split(' ').map((name): [string, SkipReason] => [name, reason as SkipReason]),
  ),
);

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
