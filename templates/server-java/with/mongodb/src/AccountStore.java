import com.mongodb.client.MongoCollection;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.Updates;
import org.bson.Document;
import org.bson.conversions.Bson;

/** Accounts and their sessions; of passwords and tokens it keeps hashes. */
record AccountStore(Store store) {
    record Account(long id, String name, String password) {
    }

    private static long seconds() {
        return System.currentTimeMillis() / 1000;
    }

    Account find(String name) {
        Document found = store.database.getCollection("accounts").find(Filters.eq("name", name)).first();
        return found == null ? null : new Account(found.getLong("_id"), name, found.getString("password"));
    }

    long create(String name, String password) {
        long id = store.nextId("accounts");
        Document account = new Document("_id", id).append("name", name).append("password", password);
        store.database.getCollection("accounts").insertOne(account);
        return id;
    }

    void open(String token, long account, long expires) {
        MongoCollection<Document> sessions = store.database.getCollection("sessions");
        sessions.deleteMany(Filters.lt("expires", seconds()));
        sessions.insertOne(new Document("_id", token).append("account", account).append("expires", expires));
    }

    void close(String token) {
        store.database.getCollection("sessions").deleteOne(Filters.eq(token));
    }

    String ofSession(String token) {
        Bson isOpen = Filters.and(Filters.eq(token), Filters.gt("expires", seconds()));
        Document session = store.database.getCollection("sessions").find(isOpen).first();
        if (session == null) {
            return null;
        }
        Document account = store.database.getCollection("accounts").find(Filters.eq(session.getLong("account"))).first();
        return account == null ? null : account.getString("name");
    }

    /** Gives an account another password and signs it out everywhere. */
    void change(long account, String password) {
        store.database.getCollection("accounts").updateOne(Filters.eq(account), Updates.set("password", password));
        store.database.getCollection("sessions").deleteMany(Filters.eq("account", account));
    }
}
