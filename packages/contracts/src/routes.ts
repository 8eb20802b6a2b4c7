/** Every path of the product, so that both ends and all links agree. */
export const pages = {
  home: '/',
  tools: '/tools',
  tool: (key: string) => `/tool/${key}`,
  toolPattern: '/tool/:key',
  lab: '/lab',
  labDocuments: '/lab/rag',
  labCode: '/lab/cag',
  labTranslate: '/lab/translate',
  labAssistant: '/lab/naturalcode',
  privacy: '/privacy',
  contact: '/contact',
} as const;
