/** Whether a top-level tag's value is a template: 26–51, 62, 64 and 80–99 (tables 3.2 to 3.8). */
export function isTemplate(tag: string): boolean {
  return (tag >= '26' && tag <= '51') || tag === '62' || tag === '64' || (tag >= '80' && tag <= '99');
}
