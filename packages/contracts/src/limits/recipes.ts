/** Recipes: several actions of tools in a row. */
export const recipesLimits = {
  /** Steps of one recipe: more are a program, and belong into one. */
  steps: 20,
  titleCharacters: 120,
  /** A recipe as a file. */
  fileCharacters: 200_000,
  /** Recipes that a browser keeps by name: a list of more is hard to look through, and its storage is small. */
  kept: 100,
  /** An input that a link takes along: longer addresses are cut by chats and mail programs. */
  linkInputCharacters: 8_000,
} as const;
