import { hostName } from '../shared/host-name.ts';
import { rule } from './rule.ts';

interface OtherAddresses {
  readonly product: string | undefined;
  /** With a star for the name; undefined: names below localhost. */
  readonly previews: string | undefined;
}

const nameOf = (address: string) => hostName(new URL(address).host);

/**
 * Why bins cannot have an origin to themselves: their answers set cookies, and those know hosts, not ports. A host
 * above or below the names of previews would get theirs.
 */
export function binOriginFault(origin: string | undefined, { product, previews }: OtherAddresses): string | undefined {
  if (origin === undefined) return undefined;
  const name = nameOf(origin);
  if (product !== undefined && nameOf(product) === name)
    return rule('主机须与 PUBLIC_URL 的不同', 'another host than that of PUBLIC_URL');
  const above = previews === undefined ? undefined : nameOf(previews.replace('*.', ''));
  const isPreview = name === above || name.endsWith(`.${above ?? 'localhost'}`);
  return isPreview
    ? rule(
        `主机不能属于预览，预览占用 ${above ?? 'localhost'} 及其下的所有名称`,
        `a host that is none of previews, which have all below ${above ?? 'localhost'}`,
      )
    : undefined;
}
