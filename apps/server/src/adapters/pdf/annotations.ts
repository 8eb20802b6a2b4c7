import type { TurnedFragment } from '@toolbench/lab/documents/read/upright.ts';
import type { BareLine } from '@toolbench/lab/documents/read/page.ts';
import { boundsOf, multiply, type Matrix } from './matrix.ts';

/** What pdf.js tells of an annotation (ISO 32000-1, 12.5), as far as a reader sees it. */
export interface Annotation {
  readonly subtype?: string;
  readonly rect?: readonly number[];
  readonly hidden?: boolean;
  readonly noView?: boolean;
  readonly contentsObj?: { readonly str?: string };
  readonly textContent?: readonly string[];
  readonly file?: { readonly filename?: string };
  /** Of a form: text, button or choice. */
  readonly fieldType?: string;
  readonly fieldValue?: string | readonly string[] | null;
  readonly password?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  readonly options?: readonly { readonly exportValue?: string | null; readonly displayValue?: string | null }[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** A field whose size is left to the viewer is set in one that fills its line. */
const usualSize = 11;
const ofHeight = 0.7;
const lineHeight = 1.05;
/** A field that is higher than so many lines holds several. */
const mostOfOneLine = 2.5;

const ticked = '☒';
const unticked = '☐';

const isSeen = ({ hidden, noView }: Annotation) => hidden !== true && noView !== true;

/** The rectangle of an annotation on the page as it is shown. */
function boxOf({ rect: [left = 0, bottom = 0, right = 0, top = 0] = [] }: Annotation, view: Matrix) {
  const bounds = boundsOf(multiply(view, [right - left, 0, 0, top - bottom, left, bottom]));
  return { x: bounds.left, y: bounds.top, width: bounds.right - bounds.left, height: bounds.bottom - bounds.top };
}

/** What stands in a field of a form; nothing where it is empty or meant to be unreadable. */
function valueOf({ fieldType, fieldValue, password, checkBox, radioButton, ...field }: Annotation): string {
  if (fieldType === 'Btn') {
    if (checkBox !== true && radioButton !== true) return '';
    // What it stands for when it is ticked is only known of one that says how it is drawn.
    const on = checkBox === true ? field.exportValue : field.buttonValue;
    const isOn = typeof fieldValue === 'string' && fieldValue !== 'Off' && (on ?? fieldValue) === fieldValue;
    return isOn ? ticked : unticked;
  }
  if ((fieldType !== 'Tx' && fieldType !== 'Ch') || password === true) return '';
  const values = typeof fieldValue === 'string' ? [fieldValue] : (fieldValue ?? []);
  const shown = (value: string) =>
    field.options?.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return values.map(shown).join('\n');
}

/** The values of the fields of a form, where they are drawn, so that each is read with its label. */
export function fieldFragments(annotations: readonly Annotation[], view: Matrix): TurnedFragment[] {
  return annotations.filter(isSeen).flatMap((field) => {
    const lines = field.subtype === 'Widget' ? valueOf(field).split(/\r\n?|\n/u) : [];
    const box = boxOf(field, view);
    const given = field.defaultAppearanceData?.fontSize ?? 0;
    const size = given > 0 ? given : Math.min(usualSize, box.height * ofHeight);
    const height = size * lineHeight;
    const isHigh = lines.length > 1 || box.height > size * mostOfOneLine;
    const top = isHigh ? box.y : box.y + (box.height - height) / 2;
    return lines.flatMap((text, index): TurnedFragment[] => {
      if (text.trim() === '' || !(size > 0)) return [];
      const width = Math.min(box.width, [...text].length * size);
      return [{ x: box.x, y: top + index * height, width, height, size, angle: 0, text: text.trim() }];
    });
  });
}

/** What readers wrote on the page: notes, remarks at marked words, texts laid over it. */
export function noteLines(annotations: readonly Annotation[], view: Matrix): BareLine[] {
  return annotations.filter(isSeen).flatMap((note) => {
    if (note.subtype === 'Widget' || note.subtype === 'Link' || note.subtype === 'Popup') return [];
    const box = boxOf(note, view);
    const given = note.contentsObj?.str?.trim() ?? '';
    const lines = given === '' ? (note.textContent ?? []) : given.split(/\r\n?|\n/u);
    const told = lines.map((line) => line.trim()).filter((line) => line !== '');
    return told.map((text): BareLine => ({ ...box, text, size: usualSize, kind: 'text', isAside: true }));
  });
}
