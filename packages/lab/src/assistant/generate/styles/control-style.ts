import { buttonStyle } from './button-style.ts';
import { chipStyle } from './chip-style.ts';
import { dialogStyle } from './dialog-style.ts';
import { fieldStyle } from './field-style.ts';

/** Buttons, fields, chips, dialogs and toasts. */
export const controlStyle = () => [buttonStyle(), fieldStyle(), chipStyle(), dialogStyle()].join('\n');
