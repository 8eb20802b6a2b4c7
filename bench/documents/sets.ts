/**
 * The set: each document with its questions. The engine is fitted on the `tune` documents and they may be looked at;
 * `last` ones were written when an earlier engine was finished, `held` ones before this one was built. Neither is
 * fitted on; docs/decisions/0010 says how often they were looked at.
 */
export const documentSets = {
  'en tune': [
    'en-espresso',
    'en-leave',
    'en-gauges',
    'en-lighthouse',
    'en-lease',
    'en-annual',
    'en-trial',
    'en-knee',
    'en-tram',
    'en-astronomer',
    'en-hosting',
    'en-beekeeping',
    'en-archive',
  ],
  'en last': ['en-allotments'],
  'en held': ['en-ferry', 'en-glass'],
  'zh tune': [
    'zh-purifier',
    'zh-travel',
    'zh-queue',
    'zh-wetland',
    'zh-insurance',
    'zh-county',
    'zh-biography',
    'zh-medicine',
    'zh-marathon',
    'zh-property',
    'zh-battery',
    'zh-tea',
    'zh-orchestra',
  ],
  'zh last': ['zh-library'],
  'zh held': ['zh-checkup', 'zh-bridge'],
} as const;
