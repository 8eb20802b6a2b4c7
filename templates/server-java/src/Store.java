import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** Records in SQL: every value goes as a parameter, every name comes from the model. */
final class Store {
    private final Database database;

    private Store(Database database) {
        this.database = database;
    }

    /** Opens the database; makes tables and first records where there are none. */
    static Store open(Path folder) throws Exception {
        Store store = new Store(new Database(folder));
        for (String statement : Home.text("schema.sql").split(";\n")) {
            if (!statement.isBlank()) {
                store.database.run(statement, List.of());
            }
        }
        store.addColumns();
        store.plant();
        return store;
    }

    /** Columns that a database of an earlier version lacks: what it keeps has no value in them. */
    private void addColumns() throws Exception {
        for (String statement : Home.text("columns.sql").split(";\n")) {
            String[] words = statement.split(" ");
            if (words.length < 6) {
                continue;
            }
            try {
                database.all("SELECT " + words[2] + "." + words[5] + " FROM " + words[2] + " WHERE 1 = 0", List.of(), row -> null);
            } catch (SQLException missing) {
                database.run(statement, List.of());
            }
        }
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

    private static String columns(Entities.Entity entity, String separator) {
        return entity.fields().stream().map(field -> Database.quote(field.column())).collect(Collectors.joining(separator));
    }

    private static Object value(Entities.Field field, ResultSet row) throws SQLException {
        String column = field.column();
        String text = row.getString(column);
        if (text == null) {
            return null;
        }
        if (field.isNumber()) {
            return field.isWhole() ? (Object) row.getLong(column) : (Object) row.getDouble(column);
        }
        return switch (field.type()) {
            case "boolean" -> row.getBoolean(column);
            case "date" -> text.substring(0, 10);
            case "date-time" -> text.replace(' ', 'T').substring(0, 16);
            default -> text;
        };
    }

    private static Map<String, Object> record(Entities.Entity entity, ResultSet row) throws SQLException {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("id", row.getLong("id"));
        for (Entities.Field field : entity.fields()) {
            record.put(field.name(), value(field, row));
        }
        return record;
    }

    private List<Map<String, Object>> records(Entities.Entity entity, String rest, List<?> params) throws SQLException {
        String sql = "SELECT " + Database.quote("id") + ", " + columns(entity, ", ") + " FROM " + Database.quote(entity.table()) + rest;
        return database.all(sql, params, row -> record(entity, row));
    }

    private long count(Entities.Entity entity, String where, List<?> params) throws SQLException {
        String sql = "SELECT COUNT(*) FROM " + Database.quote(entity.table()) + where;
        return database.all(sql, params, row -> row.getLong(1)).get(0);
    }

    private long count(Entities.Entity entity) throws SQLException {
        return count(entity, "", List.of());
    }

    /** The condition of a list; its parameters are added to the list. */
    private static String condition(Entities.Entity entity, Query query, List<Object> params) {
        List<String> parts = new ArrayList<>();
        for (Query.Filter filter : query.filters()) {
            parts.add(Database.quote(filter.field().column()) + " = ?");
            params.add(filter.value());
        }
        List<String> tests = new ArrayList<>();
        for (Entities.Field field : entity.fields()) {
            if (field.isSearched() && !query.search().isEmpty()) {
                tests.add("LOWER(" + Database.quote(field.column()) + ") LIKE LOWER(?) ESCAPE '!'");
                params.add("%" + query.search().replaceAll("[!%_]", "!$0") + "%");
            }
        }
        if (!tests.isEmpty()) {
            parts.add("(" + String.join(" OR ", tests) + ")");
        }
        return parts.isEmpty() ? "" : " WHERE " + String.join(" AND ", parts);
    }

    /** What a list is sorted by: choices in their order, not by their values, which hold no quotes. */
    private static String sortKey(Entities.Field field) {
        if (field.choices().isEmpty()) {
            return Database.quote(field.column());
        }
        StringBuilder key = new StringBuilder("CASE ").append(Database.quote(field.column()));
        for (int place = 0; place < field.choices().size(); place++) {
            key.append(" WHEN '").append(field.choices().get(place)).append("' THEN ").append(place);
        }
        return key.append(" END").toString();
    }

    /** One page of records and how many there are. */
    Map<String, Object> list(Entities.Entity entity, Query query) throws SQLException {
        List<Object> params = new ArrayList<>();
        String where = condition(entity, query, params);
        Map<String, Object> list = new HashMap<>();
        list.put("total", count(entity, where, params));
        String direction = query.descending() ? " DESC" : " ASC";
        String order = Database.quote("id") + direction;
        for (Entities.Field field : entity.fields()) {
            if (field.name().equals(query.sort())) {
                order = sortKey(field) + direction + ", " + order;
            }
        }
        params.add(query.perPage());
        params.add((query.page() - 1) * query.perPage());
        list.put("items", records(entity, where + " ORDER BY " + order + " LIMIT ? OFFSET ?", params));
        return list;
    }

    /** Null where there is no such record. */
    Map<String, Object> find(Entities.Entity entity, long id) throws SQLException {
        List<Map<String, Object>> records = records(entity, " WHERE " + Database.quote("id") + " = ?", List.of(id));
        return records.isEmpty() ? null : records.get(0);
    }

    private static List<Object> values(Entities.Entity entity, Map<String, Object> values) {
        List<Object> params = new ArrayList<>();
        entity.fields().forEach(field -> params.add(values.get(field.name())));
        return params;
    }

    Map<String, Object> create(Entities.Entity entity, Map<String, Object> values) throws SQLException {
        String marks = String.join(", ", Collections.nCopies(entity.fields().size(), "?"));
        String sql = "INSERT INTO " + Database.quote(entity.table()) + " (" + columns(entity, ", ") + ") VALUES (" + marks + ")";
        return find(entity, database.insert(sql, values(entity, values)));
    }

    Map<String, Object> update(Entities.Entity entity, long id, Map<String, Object> values) throws SQLException {
        List<Object> params = values(entity, values);
        params.add(id);
        String changes = columns(entity, " = ?, ") + " = ?";
        database.run("UPDATE " + Database.quote(entity.table()) + " SET " + changes + " WHERE " + Database.quote("id") + " = ?", params);
        return find(entity, id);
    }

    void remove(Entities.Entity entity, long id) throws SQLException {
        database.run("DELETE FROM " + Database.quote(entity.table()) + " WHERE " + Database.quote("id") + " = ?", List.of(id));
    }

    /** Whether another record has this value. */
    boolean isTaken(Entities.Entity entity, Entities.Field field, Object value, long exceptId) throws SQLException {
        String where = " WHERE " + Database.quote(field.column()) + " = ? AND " + Database.quote("id") + " <> ?";
        return count(entity, where, List.of(value, exceptId)) > 0;
    }

    /** Whether a record that must have this one refers to it. */
    boolean isInUse(Entities.Entity entity, long id) throws SQLException {
        for (Entities.Entity other : Entities.ALL) {
            for (Entities.Field field : other.fields()) {
                boolean isNeeded = entity.name().equals(field.target()) && field.required();
                if (isNeeded && count(other, " WHERE " + Database.quote(field.column()) + " = ?", List.of(id)) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String columnOf(Entities.Entity entity, String name) {
        return Database.quote(entity.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow().column());
    }

    /** How many other records a limit counts together with one of these values. */
    long countLike(Entities.Entity entity, Entities.Limit limit, Map<String, Object> values, long exceptId) throws SQLException {
        String where = " WHERE " + Database.quote("id") + " <> ?";
        List<Object> params = new ArrayList<>(List.of(exceptId));
        if (limit.by() != null) {
            where += " AND " + columnOf(entity, limit.by()) + " = ?";
            params.add(values.get(limit.by()));
        }
        if (limit.day() != null) {
            where += " AND " + columnOf(entity, limit.day()) + " BETWEEN ? AND ?";
            params.addAll(Limits.day(values.get(limit.day())));
        }
        if (limit.from() != null) {
            String orEqual = limit.isBackToBack() ? "" : "=";
            where += " AND " + columnOf(entity, limit.from()) + " <" + orEqual + " ?";
            where += " AND " + columnOf(entity, limit.end()) + " >" + orEqual + " ?";
            params.add(values.get(limit.end()));
            params.add(values.get(limit.from()));
        }
        if (limit.until() != null) {
            String column = columnOf(entity, limit.until());
            boolean hasValue = limit.untilValue() != null;
            where += hasValue ? " AND (" + column + " IS NULL OR " + column + " <> ?)" : " AND " + column + " IS NULL";
            if (hasValue) {
                params.add(limit.untilValue());
            }
        }
        return count(entity, where, params);
    }

    /** Nobody else writes meanwhile. */
    void alone(Callable<Void> work) throws Exception {
        database.alone(work);
    }

    AccountStore accounts() {
        return new AccountStore(database);
    }

    void close() {
        database.close();
    }
}
