import type { Example } from '@toolbench/kit/define-tool.ts';

/** The test vectors of RFC 9562, appendices A and B, and the two special values of section 5. */
export const rfcVectors = [
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
  '5df41881-3aed-3515-88a7-2f4a814cf09e',
  '919108f7-52d1-4320-9bac-f847db4148a8',
  '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  '2489e9ad-2ee2-8e00-8ec9-32d5f69181c0',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
] as const;

/** Names for versions 3 and 5, one per line; the first is the one of RFC 9562's appendix. */
export const exampleNames = 'www.example.com\n工具台\nhttps://example.com/订单/1';

export const examples: readonly Example[] = [
  { name: { zh: 'RFC 9562 的示例', en: 'RFC 9562 samples' }, input: rfcVectors.join('\n') },
];
