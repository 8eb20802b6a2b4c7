import { expect, it } from 'vitest';
import { contrast, grounds, paletteOf } from './palette.ts';

it.each(['#000000', '#ffffff', '#ffff00', '#2563eb', '#e0662b', '#00ff00', '#777777', '#ff00ff'])(
  'makes text that can be read out of %s',
  (color) => {
    const { light, dark } = paletteOf(color);
    expect(contrast(light.accent, light.onAccent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light.accent, light.accentSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light.accent, grounds.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.accent, dark.accentSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.accent, grounds.dark)).toBeGreaterThanOrEqual(4.5);
  },
);
