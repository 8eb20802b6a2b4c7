import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  label: 'Tools and commands',
  sendLabel: 'Send to another tool',
  search: 'Search',
  placeholder: 'Search tools and commands, or paste data',
  sendPlaceholder: 'Send the result to…',
  more: 'More tools',
  none: 'No tool matches. Data can be pasted here, too: tools that know it are listed',
  takesTyped: 'Open with what was typed',
  commands: {
    language: 'Switch language',
    scheme: 'Switch light and dark',
    home: 'Home',
    tools: 'All tools',
    recipes: 'Recipes',
    append: 'Append to the recipe',
    privacy: 'Privacy',
    limits: 'Limits',
    contact: 'Contact',
  },
};
