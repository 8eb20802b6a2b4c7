import { code } from '../code.ts';
import { paletteOf, type Palette } from '../shared/palette.ts';

const accents = ({ accent, accentStrong, onAccent, accentSoft }: Palette) => `
  --accent: ${accent};
  --accent-strong: ${accentStrong};
  --on-accent: ${onAccent};
  --accent-soft: ${accentSoft};`;

/** Colours, type and the frame of every page. */
export function baseStyle(color: string): string {
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

.top {
  position: sticky;
  top: 0;
  z-index: 10;
  border-bottom: 1px solid var(--line);
  background: var(--card);
}

.top-inner {
  display: flex;
  align-items: center;
  gap: 8px 24px;
  max-width: 1160px;
  min-height: 60px;
  margin: 0 auto;
  padding: 8px 24px;
}

.brand {
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  max-width: 40%;
  color: var(--text);
  font-weight: 650;
  line-height: 1.3;
  text-decoration: none;
}

.brand-mark {
  display: grid;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
  place-items: center;
}

.nav {
  display: flex;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
}

.nav a {
  flex: none;
  padding: 6px 12px;
  border-radius: 8px;
  color: var(--quiet);
  font-weight: 500;
  text-decoration: none;
}

.nav a:hover {
  background: var(--sunken);
  color: var(--text);
}

.nav a[aria-current='page'] {
  background: var(--accent-soft);
  color: var(--accent);
}

.nav .count {
  margin-left: 6px;
  padding: 0 7px;
  border-radius: 10px;
  background: var(--accent);
  color: var(--on-accent);
  font-size: 12px;
}

.top-actions {
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  margin-left: auto;
}

.main {
  max-width: 1160px;
  min-height: 60vh;
  margin: 0 auto;
  padding: 32px 24px 80px;
}

.main:focus {
  outline: none;
}

.page-head {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-bottom: 20px;
}

.page-actions {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}

.quiet {
  color: var(--quiet);
}

.card {
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
}

.narrow {
  max-width: 640px;
  margin: 0 auto;
}

.empty {
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 64px 24px;
  text-align: center;
}

.empty .icon {
  width: 40px;
  height: 40px;
  padding: 8px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent);
}

.empty .button {
  margin-top: 8px;
}

.number {
  font-variant-numeric: tabular-nums;
}

@media (max-width: 720px) {
  .top-inner {
    flex-wrap: wrap;
    padding: 8px 16px;
  }

  .brand {
    max-width: 55%;
  }

  .nav {
    flex-basis: 100%;
    order: 3;
    margin: 0 -4px;
  }

  .main {
    padding: 20px 16px 64px;
  }

  h1 {
    font-size: 22px;
  }
}

@media (prefers-reduced-motion: no-preference) {
  .button,
  .nav a,
  .tile {
    transition:
      background-color 0.12s,
      box-shadow 0.12s,
      transform 0.12s;
  }
}
`;
}
