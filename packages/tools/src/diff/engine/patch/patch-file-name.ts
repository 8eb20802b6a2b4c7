/** Whether a name can stand in a patch: a path below the folder in which the patch is applied. Git refuses others. */
export function isPatchFileName(name: string): boolean {
  const steps = name.split('/');
  return !name.includes('\0') && steps.every((step) => !['', '.', '..', '.git'].includes(step));
}
