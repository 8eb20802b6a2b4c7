import { useId, type CSSProperties } from 'react';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import styles from './color.module.css';

/** A colour as the sliders show it: OKLCH and opacity. */
export interface PickerValues {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly alpha: number;
}

interface PickerProps {
  /** Where the sliders stand; null while there is no colour. */
  readonly values: PickerValues | null;
  /** The nearest colour that the browser's own picker knows, in hex. */
  readonly swatch: string | null;
  /** The colour as it was written, which the browser shows as exactly as the screen can. */
  readonly shown: string | null;
  readonly onPick: (values: PickerValues) => void;
  readonly onPickHex: (hex: string) => void;
}

const sliders = [
  { name: 'l', max: 1, step: 0.01, decimals: 2 },
  { name: 'c', max: 0.4, step: 0.005, decimals: 3 },
  { name: 'h', max: 360, step: 1, decimals: 0 },
  { name: 'alpha', max: 1, step: 0.01, decimals: 2 },
] as const;

const start: PickerValues = { l: 0.6, c: 0.1, h: 190, alpha: 1 };

/** What a slider's track shows: the colours that it leads to. */
function trackOf(name: keyof PickerValues, { l, c, h }: PickerValues): string {
  const stop = (lightness: number, chroma: number, hue: number, alpha = 1) =>
    `oklch(${lightness} ${chroma} ${hue} / ${alpha})`;
  const stops = {
    l: [stop(0, c, h), stop(0.5, c, h), stop(1, c, h)],
    c: [stop(l, 0, h), stop(l, 0.4, h)],
    h: [0, 60, 120, 180, 240, 300, 360].map((hue) => stop(l, c, hue)),
    alpha: [stop(l, c, h, 0), stop(l, c, h, 1)],
  };
  return `linear-gradient(to right, ${stops[name].join(', ')})`;
}

/** The browser's own picker, and sliders for OKLCH that reach beyond sRGB. */
export function Picker({ values, swatch, shown, onPick, onPickHex }: PickerProps) {
  const t = useTexts({ zh, en });
  const id = useId();
  const current = values ?? start;
  return (
    <div className={styles.picker}>
      <label className={styles.swatch}>
        <span className={styles.shown} style={{ '--shown': shown ?? 'transparent' } as CSSProperties} />
        <span className={styles.pick}>{t.pick}</span>
        <input type="color" value={swatch ?? '#000000'} onChange={(event) => onPickHex(event.currentTarget.value)} />
      </label>
      <div className={styles.sliders}>
        {sliders.map(({ name, max, step, decimals }) => (
          <div key={name}>
            <label htmlFor={`${id}${name}`}>{t.sliders[name]}</label>
            <input
              id={`${id}${name}`}
              type="range"
              min={0}
              max={max}
              step={step}
              value={current[name]}
              style={{ '--track': trackOf(name, current) } as CSSProperties}
              onChange={(event) => {
                const rounded = (value: number, to: number) => Number(value.toFixed(to));
                onPick({
                  l: rounded(current.l, 4),
                  c: rounded(current.c, 4),
                  h: rounded(current.h, 2),
                  alpha: rounded(current.alpha, 3),
                  [name]: Number(event.currentTarget.value),
                });
              }}
            />
            <output htmlFor={`${id}${name}`}>{current[name].toFixed(decimals)}</output>
          </div>
        ))}
      </div>
    </div>
  );
}
