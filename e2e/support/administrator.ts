/** The account of the test server. */
export const administrator = { username: 'keeper', password: 'correct horse battery staple' };
