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

.tone-0 {
  --chip-ground: hsl(215deg 60% 93%);
  --chip-text: hsl(215deg 70% 32%);
}

.tone-1 {
  --chip-ground: hsl(35deg 90% 90%);
  --chip-text: hsl(28deg 90% 27%);
}

.tone-2 {
  --chip-ground: hsl(150deg 45% 90%);
  --chip-text: hsl(155deg 75% 22%);
}

.tone-3 {
  --chip-ground: hsl(345deg 75% 94%);
  --chip-text: hsl(345deg 70% 35%);
}

.tone-4 {
  --chip-ground: hsl(265deg 60% 94%);
  --chip-text: hsl(265deg 55% 42%);
}

.tone-5 {
  --chip-ground: hsl(185deg 50% 90%);
  --chip-text: hsl(188deg 80% 22%);
}

[data-theme='dark'] [class*='tone-'] {
  --chip-text: hsl(215deg 80% 84%);
  --chip-ground: hsl(215deg 35% 27%);
}

[data-theme='dark'] .tone-1 {
  --chip-text: hsl(35deg 90% 80%);
  --chip-ground: hsl(30deg 45% 23%);
}

[data-theme='dark'] .tone-2 {
  --chip-text: hsl(150deg 60% 78%);
  --chip-ground: hsl(155deg 35% 20%);
}

[data-theme='dark'] .tone-3 {
  --chip-text: hsl(345deg 90% 86%);
  --chip-ground: hsl(345deg 35% 27%);
}

[data-theme='dark'] .tone-4 {
  --chip-text: hsl(265deg 90% 87%);
  --chip-ground: hsl(265deg 30% 30%);
}

[data-theme='dark'] .tone-5 {
  --chip-text: hsl(185deg 60% 78%);
  --chip-ground: hsl(188deg 40% 21%);
}

.stars {
  color: var(--accent);
  letter-spacing: 1px;
}
`;
