/** NanoID's alphabet: the 64 characters that need no escaping in a URL. */
export const urlSafeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
