const withId = (found) => found && { ...found, id: found._id };

/** Accounts and their sessions in the database; of passwords and tokens it keeps hashes. */
export function accountsIn(database, nextId) {
  const accounts = database.collection('accounts');
  const sessions = database.collection('sessions');
  return {
    find: async (name) => withId(await accounts.findOne({ name: { $eq: name } })),
    create: async (name, password) => {
      const id = await nextId('accounts');
      await accounts.insertOne({ _id: id, name, password });
      return id;
    },
    change: async (id, password) => {
      await accounts.updateOne({ _id: id }, { $set: { password } });
      await sessions.deleteMany({ account: id });
    },
    open: (token, account, expires) => sessions.insertOne({ _id: token, account, expires }),
    close: (token) => sessions.deleteOne({ _id: token }),
    forget: (time) => sessions.deleteMany({ expires: { $lt: time } }),
    ofSession: async (token, time) => {
      const session = await sessions.findOne({ _id: token, expires: { $gt: time } });
      return session && withId(await accounts.findOne({ _id: session.account }));
    },
  };
}
