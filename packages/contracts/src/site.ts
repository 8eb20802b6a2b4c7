/** A link of the operator's own in the menu. */
export interface MenuLink {
  readonly zh: string;
  readonly en: string;
  /** https, http or mailto. */
  readonly url: string;
}

/** How an operator shaped the product; the server writes it into the page as served, as JSON in `<meta name="site">`. */
export interface Site {
  /** The path below which the product lies, without a slash at the end; empty at the root. */
  readonly basePath: string;
  /** Keys of the tools that are shown nowhere. */
  readonly hiddenTools: readonly string[];
  readonly links: readonly MenuLink[];
  /** Where the operator is reached: https, http or mailto; empty where nothing was set. */
  readonly contactUrl: string;
}

export const plainSite: Site = { basePath: '', hiddenTools: [], links: [], contactUrl: '' };
