import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many records of a kind there may be. */
final class Limits {
    private Limits() {
    }

    /** The first and the last value of a day. */
    static List<String> day(Object value) {
        String text = (String) value;
        return text.length() > 10 ? List.of(text.substring(0, 10) + "T00:00", text.substring(0, 10) + "T23:59") : List.of(text, text);
    }

    /** What a limit counts a record under; null where it does not count. */
    private static String place(Entities.Limit limit, Map<String, Object> values) {
        Object ending = limit.until() == null ? null : values.get(limit.until());
        boolean isOver = limit.untilValue() == null ? ending != null : limit.untilValue().equals(ending);
        List<String> names = Arrays.asList(limit.by(), limit.day(), limit.from(), limit.to());
        List<Object> told = names.stream().map(name -> name == null ? "" : values.get(name)).toList();
        if (isOver || told.contains(null)) {
            return null;
        }
        String day = told.get(1).toString();
        return told.get(0) + " " + day.substring(0, Math.min(day.length(), 10)) + " " + told.get(2) + " " + told.get(3);
    }

    /** Whether a record ends before it begins, or as it begins where the next may begin then. */
    private static boolean endsTooSoon(Entities.Limit limit, Map<String, Object> values) {
        if (limit.to() == null) {
            return false;
        }
        int order = values.get(limit.to()).toString().compareTo(values.get(limit.from()).toString());
        return limit.isBackToBack() ? order <= 0 : order < 0;
    }

    /** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
    static Map<String, Object> check(Store store, Entities.Entity entity, Map<String, Object> values,
            Map<String, Object> record, Map<String, String> say) throws Exception {
        Map<String, Object> errors = new LinkedHashMap<>();
        long id = record == null ? 0 : (Long) record.get("id");
        for (Entities.Limit limit : entity.limits()) {
            String place = place(limit, values);
            boolean isCounted = record != null && place != null && place.equals(place(limit, record));
            if (place == null || isCounted) {
                continue;
            }
            if (endsTooSoon(limit, values)) {
                errors.put(limit.to(), say.get("endsTooSoon"));
            } else if (store.countLike(entity, limit, values, id) >= limit.most()) {
                String message = say.get(limit.day() == null ? "full" : "fullOfDay");
                String field = limit.by() == null ? limit.day() : limit.by();
                errors.put(limit.from() == null ? field : limit.from(),
                    limit.from() == null ? Messages.fill(message, limit.most()) : say.get("overlaps"));
            }
        }
        return errors;
    }
}
