import { download } from '@toolbench/ui/files/download.ts';

/** The file that a recipe is saved as: by its title, without what file systems keep for themselves. */
export function recipeFileName(title: string): string {
  const words = title.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').split(/\s+/);
  // A name that begins with a full stop is hidden, and one that ends with it is none on Windows.
  const name = words
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '')
    .join('-');
  return `${name === '' ? 'recipe' : name}.json`;
}

/** Offers a recipe as a file, which the page, the command line and agents read. */
export function downloadRecipe(recipe: { readonly title: string }): void {
  download(`${JSON.stringify(recipe, null, 2)}\n`, recipeFileName(recipe.title), 'application/json');
}
