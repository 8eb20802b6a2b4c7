export const keepSwitchKey = 'keepWork';

/** Whether what is done in this tab is kept for a reload: its user may switch that off. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(keepSwitchKey) !== 'off';
  } catch {
    return true;
  }
}
