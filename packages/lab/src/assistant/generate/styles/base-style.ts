import { code } from '../code.ts';
import { paletteOf, type Palette } from '../shared/palette.ts';
import { frameStyle } from './frame-style.ts';

const accents = ({ accent, accentStrong, onAccent, accentSoft }: Palette) => `
  --accent: ${accent};
  --accent-strong: ${accentStrong};
  --on-accent: ${onAccent};
  --accent-soft: ${accentSoft};`;

function colors(color: string): string {
  const { light, dark } = paletteOf(color);
  return code`
:root {
  color-scheme: light;${accents(light)}
  --ground: #f6f7f9;
  --card: #ffffff;
  --sunken: #f0f2f5;
  --line: #e2e5ea;
  --line-strong: #8a919e;
  --text: #1b1f27;
  --quiet: #5a6270;
  --danger: #b3261e;
  --danger-soft: #fcebea;
  --good: #1c7a45;
  --shadow: 0 1px 2px rgb(20 24 32 / 6%), 0 4px 16px rgb(20 24 32 / 5%);
  --shadow-high: 0 8px 40px rgb(20 24 32 / 18%);
  --radius: 12px;
}

:root[data-theme='dark'] {
  color-scheme: dark;${accents(dark)}
  --ground: #14161a;
  --card: #1c1f25;
  --sunken: #24282f;
  --line: #2f343d;
  --line-strong: #7c8594;
  --text: #eceef2;
  --quiet: #a3abb9;
  --danger: #ff8a80;
  --danger-soft: #3a2022;
  --good: #6fd39a;
  --shadow: 0 1px 2px rgb(0 0 0 / 30%);
  --shadow-high: 0 8px 40px rgb(0 0 0 / 60%);
}
`;
}

const elements = () => code`
*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  -webkit-text-size-adjust: 100%;
  scroll-padding-top: 80px;
}

body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 400 15px/1.6 Inter, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif;
  overflow-wrap: anywhere;
}

h1,
h2,
h3,
p,
ul,
ol,
dl,
dd,
figure {
  margin: 0;
  padding: 0;
}

h1 {
  font-size: 26px;
  line-height: 1.25;
  letter-spacing: -0.01em;
}

h2 {
  font-size: 18px;
  line-height: 1.35;
}

h3 {
  font-size: 15px;
}

ul,
ol {
  list-style: none;
}

a {
  color: var(--accent);
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}

.skip {
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 20;
  padding: 8px 14px;
  border-radius: 8px;
  background: var(--accent);
  color: var(--on-accent);
  transform: translateY(-200%);
}

.skip:focus {
  transform: none;
}

.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

/** Colours, type and the frame of every page. */
export const baseStyle = (color: string) => [colors(color), elements(), frameStyle()].join('\n');
