import { createContext, useContext } from 'react';

const OpenPaletteContext = createContext<() => void>(() => undefined);

export const OpenPaletteProvider = OpenPaletteContext.Provider;

/** Opens the command palette. */
export function useOpenPalette(): () => void {
  return useContext(OpenPaletteContext);
}
