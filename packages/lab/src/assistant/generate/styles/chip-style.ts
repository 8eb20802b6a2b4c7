import { code } from '../code.ts';

/** Chips in their tones, and stars. */
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
  --chip-ground: hsl(var(--hue) 60% 92%);
  --chip-text: hsl(var(--hue) 75% 25%);
}

[data-theme='dark'] [class*='tone-'] {
  --chip-ground: hsl(var(--hue) 38% 25%);
  --chip-text: hsl(var(--hue) 80% 84%);
}

.tone-0 {
  --hue: 215deg;
}

.tone-1 {
  --hue: 32deg;
}

.tone-2 {
  --hue: 152deg;
}

.tone-3 {
  --hue: 345deg;
}

.tone-4 {
  --hue: 265deg;
}

.tone-5 {
  --hue: 187deg;
}

.stars {
  color: var(--accent);
  letter-spacing: 1px;
}
`;
