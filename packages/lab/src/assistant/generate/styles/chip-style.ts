import { code } from '../code.ts';

/** Chips in their tones (`Tone` in `shared/choice-tones.ts`), and stars. */
export const chipStyle = () => code`
.chip {
  display: inline-block;
  padding: 1px 10px;
  border-radius: 999px;
  background: var(--chip-ground, var(--sunken));
  color: var(--chip-text, var(--text));
  font-size: 13px;
  font-weight: 550;
  line-height: 1.6;
  white-space: nowrap;
}

[class*='tone-'] {
  --chip-ground: hsl(var(--hue) var(--strength) 92%);
  --chip-text: hsl(var(--hue) var(--strength) 25%);
  --strength: 68%;
}

[data-theme='dark'] [class*='tone-'] {
  --chip-ground: hsl(var(--hue) calc(var(--strength) * 0.6) 25%);
  --chip-text: hsl(var(--hue) var(--strength) 84%);
}

.tone-blue {
  --hue: 215deg;
}

.tone-amber {
  --hue: 32deg;
}

.tone-green {
  --hue: 152deg;
}

.tone-red {
  --hue: 352deg;
}

.tone-violet {
  --hue: 265deg;
}

.tone-cyan {
  --hue: 187deg;
}

.tone-grey {
  --hue: 215deg;
  --strength: 14%;
}

.stars {
  color: var(--accent);
  letter-spacing: 1px;
}
`;
