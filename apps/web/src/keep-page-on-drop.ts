/**
 * A file that is dropped where nothing takes it would be opened by the browser in place of the page, with all that was done
 * on it. Fields for files take what is dropped on them by themselves.
 */
export function keepPageOnDrop(): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event;
    if (defaultPrevented || dataTransfer === null || !dataTransfer.types.includes('Files')) return;
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
}
