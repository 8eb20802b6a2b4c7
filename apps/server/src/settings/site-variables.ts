import { limits } from '@toolbench/contracts/limits.ts';
import type { MenuLink, Site } from '@toolbench/contracts/site.ts';
import { z } from 'zod';
import { rule } from './rule.ts';

const { links: mostLinks, labelCharacters, addressCharacters, basePathCharacters } = limits.site;

const segment = /^[\w~-][\w.~-]*$/;

function isPath(text: string): boolean {
  return text.length <= basePathCharacters && text.split('/').every((part) => segment.test(part));
}

const basePath = z
  .string()
  .transform((text) => text.trim().replace(/^\/|\/$/g, ''))
  .refine(
    (path) => path === '' || isPath(path),
    rule(
      '形如 /tools 的路径，只含字母、数字、点、连字符和斜杠',
      'a path such as /tools, of letters, digits, dots, hyphens and slashes',
    ),
  )
  .transform((path) => (path === '' ? '' : `/${path}`));

const hiddenTools = z.string().transform((list) =>
  list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== ''),
);

function isAddress(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url) && url.length <= addressCharacters;
}

function readLink(item: string): MenuLink | undefined {
  const [zh = '', en = '', url = '', ...more] = item.split('|').map((part) => part.trim());
  const labels = [zh, en].every((label) => label !== '' && label.length <= labelCharacters);
  return labels && isAddress(url) && more.length === 0 ? { zh, en, url: new URL(url).href } : undefined;
}

const linkRule = rule(
  `中文名|English label|https://…，多个之间用 ; 分隔：名称不超过 ${labelCharacters} 个字符，地址以 https、http 或 mailto 开头`,
  '中文名|English label|https://… , several with ; between them: labels of ' +
    `at most ${labelCharacters} characters, addresses that begin with https, http or mailto`,
);

const menuLinks = z.string().transform((list, context) => {
  const items = list.split(';').filter((item) => item.trim() !== '');
  const links = items.flatMap((item) => readLink(item) ?? []);
  if (items.length > mostLinks)
    context.addIssue({ code: 'custom', message: rule(`不超过 ${mostLinks} 个链接`, `at most ${mostLinks} links`) });
  else if (links.length < items.length) context.addIssue({ code: 'custom', message: linkRule });
  return links;
});

const contactUrl = z
  .string()
  .transform((text) => text.trim())
  .refine(isAddress, rule('以 https、http 或 mailto 开头的地址', 'an address that begins with https, http or mailto'))
  .transform((url) => new URL(url).href);

/** How the operator shapes the product, as the environment gives it. */
export const siteVariables = z
  .object({
    BASE_PATH: basePath.default(''),
    HIDDEN_TOOLS: hiddenTools.default([]),
    MENU_LINKS: menuLinks.default([]),
    CONTACT_URL: contactUrl.default(''),
  })
  .transform((data): Site => ({
    basePath: data.BASE_PATH,
    hiddenTools: data.HIDDEN_TOOLS,
    links: data.MENU_LINKS,
    contactUrl: data.CONTACT_URL,
  }));
