import com.mongodb.ConnectionString;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import com.mongodb.client.model.Filters;
import com.mongodb.client.model.FindOneAndUpdateOptions;
import com.mongodb.client.model.IndexOptions;
import com.mongodb.client.model.Indexes;
import com.mongodb.client.model.ReturnDocument;
import com.mongodb.client.model.Sorts;
import com.mongodb.client.model.Updates;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.bson.Document;
import org.bson.conversions.Bson;

/** Records in MongoDB; ids count up from 1, so that addresses stay short. */
final class Store {
    private final MongoClient client;
    final MongoDatabase database;

    private Store(MongoClient client, MongoDatabase database) {
        this.client = client;
        this.database = database;
    }

    /** Opens the database that DATABASE_URL names; makes indexes and first records where there are none. */
    static Store open(Path folder) throws Exception {
        ConnectionString address = new ConnectionString(System.getenv("DATABASE_URL"));
        MongoClient client = MongoClients.create(address);
        String name = address.getDatabase() == null ? "test" : address.getDatabase();
        Store store = new Store(client, client.getDatabase(name));
        for (Entities.Entity entity : Entities.ALL) {
            for (Entities.Field field : entity.fields()) {
                if (field.unique()) {
                    // Records without a value do not take it from each other.
                    List<String> types = List.of("string", "int", "long", "double", "bool");
                    Bson isSet = new Document(field.name(), new Document("$type", types));
                    IndexOptions unique = new IndexOptions().unique(true).partialFilterExpression(isSet);
                    store.collection(entity).createIndex(Indexes.ascending(field.name()), unique);
                }
            }
        }
        IndexOptions once = new IndexOptions().unique(true);
        store.database.getCollection("accounts").createIndex(Indexes.ascending("name"), once);
        store.plant();
        return store;
    }

    /** The first records, where there are none. */
    @SuppressWarnings("unchecked")
    private void plant() throws Exception {
        for (Entities.Entity entity : Entities.ALL) {
            if (count(entity) > 0) {
                return;
            }
        }
        Map<String, Object> seeds = (Map<String, Object>) Json.read(Home.text("seeds.json"));
        for (Entities.Entity entity : Entities.ALL) {
            for (Object item : (List<Object>) seeds.get(entity.plural())) {
                Map<String, Object> seed = (Map<String, Object>) item;
                for (Entities.Field field : entity.fields()) {
                    if (Validate.isTime(field) && "now".equals(seed.get(field.name()))) {
                        seed.put(field.name(), Validate.now(field));
                    }
                }
                create(entity, seed);
            }
        }
    }

    private MongoCollection<Document> collection(Entities.Entity entity) {
        return database.getCollection(entity.table());
    }

    long nextId(String name) {
        FindOneAndUpdateOptions after = new FindOneAndUpdateOptions().upsert(true).returnDocument(ReturnDocument.AFTER);
        return database.getCollection("counters").findOneAndUpdate(Filters.eq(name), Updates.inc("last", 1L), after).getLong("last");
    }

    private static Map<String, Object> record(Entities.Entity entity, Document document) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("id", document.getLong("_id"));
        entity.fields().forEach(field -> record.put(field.name(), document.get(field.name())));
        return record;
    }

    private static Document document(Entities.Entity entity, Map<String, Object> values) {
        Document document = new Document();
        entity.fields().forEach(field -> document.put(field.name(), values.get(field.name())));
        return document;
    }

    private static Bson condition(Entities.Entity entity, Query query) {
        List<Bson> parts = new ArrayList<>();
        query.filters().forEach(filter -> parts.add(Filters.eq(filter.field().name(), filter.value())));
        if (!query.search().isEmpty()) {
            Pattern pattern = Pattern.compile(Pattern.quote(query.search()), Pattern.CASE_INSENSITIVE);
            List<Bson> tests = new ArrayList<>();
            entity.fields().stream().filter(Entities.Field::isSearched).forEach(field -> tests.add(Filters.regex(field.name(), pattern)));
            if (!tests.isEmpty()) {
                parts.add(Filters.or(tests));
            }
        }
        return parts.isEmpty() ? Filters.empty() : Filters.and(parts);
    }

    private long count(Entities.Entity entity) {
        return collection(entity).countDocuments();
    }

    /** One page of records and how many there are. */
    Map<String, Object> list(Entities.Entity entity, Query query) {
        String sort = query.sort().equals("id") ? "_id" : query.sort();
        Bson order = query.descending() ? Sorts.descending(sort, "_id") : Sorts.ascending(sort, "_id");
        if (sort.equals("_id")) {
            order = query.descending() ? Sorts.descending("_id") : Sorts.ascending("_id");
        }
        Bson matching = condition(entity, query);
        List<Map<String, Object>> items = new ArrayList<>();
        collection(entity).find(matching).sort(order).skip((query.page() - 1) * query.perPage()).limit(query.perPage())
            .forEach(document -> items.add(record(entity, document)));
        Map<String, Object> list = new HashMap<>();
        list.put("items", items);
        list.put("total", collection(entity).countDocuments(matching));
        return list;
    }

    /** Null where there is no such record. */
    Map<String, Object> find(Entities.Entity entity, long id) {
        Document document = collection(entity).find(Filters.eq(id)).first();
        return document == null ? null : record(entity, document);
    }

    Map<String, Object> create(Entities.Entity entity, Map<String, Object> values) {
        long id = nextId(entity.table());
        collection(entity).insertOne(document(entity, values).append("_id", id));
        return find(entity, id);
    }

    Map<String, Object> update(Entities.Entity entity, long id, Map<String, Object> values) {
        collection(entity).updateOne(Filters.eq(id), new Document("$set", document(entity, values)));
        return find(entity, id);
    }

    void remove(Entities.Entity entity, long id) {
        collection(entity).deleteOne(Filters.eq(id));
        for (Entities.Entity other : Entities.ALL) {
            for (Entities.Field field : other.fields()) {
                if (entity.name().equals(field.target())) {
                    collection(other).updateMany(Filters.eq(field.name(), id), Updates.set(field.name(), null));
                }
            }
        }
    }

    /** Whether another record has this value. */
    boolean isTaken(Entities.Entity entity, Entities.Field field, Object value, long exceptId) {
        return collection(entity).countDocuments(Filters.and(Filters.eq(field.name(), value), Filters.ne("_id", exceptId))) > 0;
    }

    /** Whether a record that must have this one refers to it. */
    boolean isInUse(Entities.Entity entity, long id) {
        return Entities.ALL.stream().anyMatch(other -> other.fields().stream()
            .filter(field -> entity.name().equals(field.target()) && field.required())
            .anyMatch(field -> collection(other).countDocuments(Filters.eq(field.name(), id)) > 0));
    }

    /** How many other records a limit counts together with one of these values. */
    long countLike(Entities.Entity entity, Entities.Limit limit, Map<String, Object> values, long exceptId) {
        List<Bson> parts = new ArrayList<>(List.of(Filters.ne("_id", exceptId)));
        if (limit.by() != null) {
            parts.add(Filters.eq(limit.by(), values.get(limit.by())));
        }
        if (limit.day() != null) {
            List<String> day = Limits.day(values.get(limit.day()));
            parts.add(Filters.gte(limit.day(), day.get(0)));
            parts.add(Filters.lte(limit.day(), day.get(1)));
        }
        if (limit.from() != null) {
            Object start = values.get(limit.from());
            Object end = values.get(limit.end());
            parts.add(limit.isBackToBack() ? Filters.lt(limit.from(), end) : Filters.lte(limit.from(), end));
            parts.add(limit.isBackToBack() ? Filters.gt(limit.end(), start) : Filters.gte(limit.end(), start));
        }
        if (limit.until() != null) {
            // Records from before a change of the app lack the field, which MongoDB takes for null.
            boolean hasValue = limit.untilValue() != null;
            parts.add(hasValue ? Filters.ne(limit.until(), limit.untilValue()) : Filters.eq(limit.until(), null));
        }
        return collection(entity).countDocuments(Filters.and(parts));
    }

    /** No other thread of this server writes meanwhile. */
    synchronized void alone(Callable<Void> work) throws Exception {
        work.call();
    }

    AccountStore accounts() {
        return new AccountStore(this);
    }

    void close() {
        client.close();
    }
}
