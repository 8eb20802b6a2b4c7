import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What the app keeps, targets before those that refer to them. */
final class Entities {
    /**
     * A field of a record, with its rules. `isInternal`: the server's own, which comes from no request and is in no answer.
     * `isStaff`: only the owner sets it, and what strangers make begins with its preset.
     */
    record Field(String name, String column, String type, boolean required, boolean unique, Double least, Double most,
            List<String> choices, String target, Object preset, boolean isInternal, boolean isStaff) {
        /** The same without its rules: whatever its type can be. */
        Field bare() {
            return new Field(name, column, type, false, false, null, null, choices, target, null, isInternal, isStaff);
        }

        boolean isWhole() {
            return List.of("integer", "rating", "reference").contains(type);
        }

        boolean isNumber() {
            return isWhole() || List.of("decimal", "money").contains(type);
        }

        boolean isSearched() {
            return List.of("text", "long-text", "email", "phone", "url").contains(type);
        }
    }

    /**
     * Allows so many records for each value of a field, each day of another, or both. A record whose `until` is untilValue, or
     * any value where that is null, does not count.
     */
    record Limit(int most, String by, String day, String from, String to, boolean isBackToBack, String until,
            Object untilValue) {
        /** The field that tells when a record ends: one without an end takes a moment. */
        String end() {
            return to == null ? from : to;
        }
    }

    /** A value that a record must have for readers to see it: drafts are for those who write. */
    record Published(String field, Object value) {
    }

    /**
     * A kind of record. `visitors`: "add" where strangers make records and see their own, "none" where they see none; null:
     * all see all. `published`: null where readers see all.
     */
    record Entity(String name, String plural, String table, String order, List<Field> fields, List<Limit> limits,
            String visitors, Published published) {
        /** Whether the owner has begun to handle a record: then nobody else takes it back. */
        boolean isHandled(Map<String, Object> record) {
            return fields.stream().filter(Field::isStaff)
                .anyMatch(field -> !Objects.requireNonNullElse(field.preset(), false).equals(record.get(field.name())));
        }

        boolean isPublished(Map<String, Object> record) {
            return published == null || published.value().equals(record.get(published.field()));
        }
    }

    static final List<Entity> ALL = objects(Model.entities()).stream().map(Entities::entity).toList();

    private Entities() {
    }

    static Entity named(String name) {
        return ALL.stream().filter(entity -> entity.name().equals(name)).findFirst().orElseThrow();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> objects(Object list) {
        return list == null ? List.of() : (List<Map<String, Object>>) list;
    }

    private static String text(Map<String, Object> object, String key) {
        return (String) object.get(key);
    }

    private static Double number(Object value) {
        return value instanceof Number number ? number.doubleValue() : null;
    }

    private static boolean is(Map<String, Object> object, String key) {
        return Boolean.TRUE.equals(object.get(key));
    }

    private static Entity entity(Map<String, Object> read) {
        Published published = read.get("published") instanceof Map<?, ?> map
            ? new Published((String) map.get("name"), map.get("value"))
            : null;
        return new Entity(text(read, "name"), text(read, "plural"), text(read, "table"), text(read, "order"),
            objects(read.get("fields")).stream().map(Entities::field).toList(),
            objects(read.get("limits")).stream().map(Entities::limit).toList(), text(read, "visitors"), published);
    }

    @SuppressWarnings("unchecked")
    private static Field field(Map<String, Object> read) {
        List<String> choices = (List<String>) read.getOrDefault("choices", List.of());
        return new Field(text(read, "name"), text(read, "column"), text(read, "type"), is(read, "required"), is(read, "unique"),
            number(read.get("least")), number(read.get("most")), choices, text(read, "target"), read.get("preset"),
            is(read, "internal"), is(read, "staff"));
    }

    private static Limit limit(Map<String, Object> read) {
        Map<?, ?> until = read.get("until") instanceof Map<?, ?> map ? map : Map.of();
        return new Limit(((Number) read.get("most")).intValue(), text(read, "by"), text(read, "day"), text(read, "from"),
            text(read, "to"), is(read, "backToBack"), (String) until.get("name"), until.get("value"));
    }
}
