const key = 'sidebar';

/** Whether the sidebar was left collapsed, in local storage. */
export const sidebarMemory = {
  isCollapsed(): boolean {
    try {
      return localStorage.getItem(key) === 'collapsed';
    } catch {
      return false;
    }
  },
  remember(collapsed: boolean): void {
    try {
      localStorage.setItem(key, collapsed ? 'collapsed' : 'wide');
    } catch {
      // Storage may be switched off; the choice then holds for this visit.
    }
  },
};
