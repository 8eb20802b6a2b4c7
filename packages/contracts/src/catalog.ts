/** How far a lab tool is: drawn as a coloured dot and a word. */
export type LabStatus = 'stable' | 'beta' | 'experimental';

export type LabToolKey = 'rag' | 'cag' | 'translate' | 'naturalcode';

/** The lab's tools in menu order, with the status the specification gives them. */
export const labTools: readonly { readonly key: LabToolKey; readonly status: LabStatus }[] = [
  { key: 'rag', status: 'beta' },
  { key: 'cag', status: 'beta' },
  { key: 'translate', status: 'experimental' },
  { key: 'naturalcode', status: 'experimental' },
];

export const productVersion = '2.1.0';
