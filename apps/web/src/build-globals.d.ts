/** The day of the build, YYYY-MM-DD, written in by the bundler. */
declare const __BUILD_DATE__: string;
