import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** The accent's ten steps; step 7 is --accent of the light theme, step 3 that of the dark one. */
const teal: MantineColorsTuple = [
  '#e0f1ef',
  '#bfe3df',
  '#86d5cd',
  '#4cc4ba',
  '#2aa79e',
  '#178f87',
  '#0f7d76',
  '#0b6e69',
  '#095954',
  '#063f3c',
];

/** The library's dark greys in our hue: text at the start, page at the end. */
const dark: MantineColorsTuple = [
  '#e6edf0',
  '#b3c0c8',
  '#93a2ab',
  '#6b7a84',
  '#4a5a64',
  '#2f3c44',
  '#1e272d',
  '#1a2227',
  '#151c21',
  '#12181c',
];

/** What takes our colours, whose contrast holds in both themes, instead of the library's. */
const ours: Readonly<Record<string, { readonly background: string; readonly hover: string; readonly color: string }>> =
  {
    'filled teal': { background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)' },
    'filled red': { background: 'var(--danger)', hover: 'var(--danger-hover)', color: 'var(--on-danger)' },
    'light red': { background: 'var(--danger-soft)', hover: 'var(--danger-soft-hover)', color: 'var(--danger)' },
  };

const variantColorResolver: VariantColorsResolver = (input) => ({
  ...defaultVariantColorsResolver(input),
  ...ours[`${input.variant} ${input.color ?? 'teal'}`],
});

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 3 },
  colors: { teal, dark },
  variantColorResolver,
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  defaultRadius: 5,
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Points the component library's own colours at ours, so that contrast is decided once. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--surface-1)',
    '--mantine-color-text': 'var(--text-1)',
    '--mantine-color-dimmed': 'var(--text-2)',
    '--mantine-color-default': 'var(--surface-1)',
    '--mantine-color-default-hover': 'var(--surface-2)',
    '--mantine-color-default-color': 'var(--text-1)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-placeholder': 'var(--text-3)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-anchor': 'var(--accent)',
  };
  return { variables: {}, light: shared, dark: shared };
};
