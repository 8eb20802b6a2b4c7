import { textToString, type Text } from '@toolbench/kit/text.ts';

function runCopyCommand(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Copies through a hidden text area: works without the clipboard permission, in a user's click. */
function copyThroughTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.setAttribute('readonly', '');
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const copied = runCopyCommand();
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Copies a text; falls back to a hidden text area. False when both ways are refused. */
export async function copyText(text: Text): Promise<boolean> {
  const string = textToString(text);
  try {
    await navigator.clipboard.writeText(string);
    return true;
  } catch {
    return copyThroughTextArea(string);
  }
}
