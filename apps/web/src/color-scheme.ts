import { localStorageColorSchemeManager } from '@mantine/core';

/** The stored light / dark / auto choice; public/color-scheme.js reads the same key before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });
