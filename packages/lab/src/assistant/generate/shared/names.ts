/** `dueDate` → `due_date`: of columns. Two names never become one, since no name has an underscore. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `shopping-lists` → `shopping_lists`: of tables. */
export const tableName = (plural: string) => plural.replace(/-/g, '_');
