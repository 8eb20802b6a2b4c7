/** What is worked out from what is typed in; `values` holds the inputs as numbers. */
export const calculations = [];
