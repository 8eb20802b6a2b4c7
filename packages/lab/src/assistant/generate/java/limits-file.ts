import { code } from '../code.ts';

/** server/src/Limits.java: how many records of a kind there may be. */
export const limitsFile = () => code`
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
        Object owner = limit.by() == null ? "" : values.get(limit.by());
        Object date = limit.day() == null ? "" : values.get(limit.day());
        if (isOver || owner == null || date == null) {
            return null;
        }
        return owner + " " + (limit.day() == null ? "" : date.toString().substring(0, 10));
    }

    /** A message for each limit that a record would exceed. What was counted before may stay, however many there are. */
    static Map<String, Object> check(Store store, Entities.Entity entity, Map<String, Object> values,
            Map<String, Object> record, Map<String, String> say) throws Exception {
        Map<String, Object> errors = new LinkedHashMap<>();
        long id = record == null ? 0 : (Long) record.get("id");
        for (Entities.Limit limit : entity.limits()) {
            String place = place(limit, values);
            boolean isCounted = record != null && place != null && place.equals(place(limit, record));
            if (place == null || isCounted || store.countLike(entity, limit, values, id) < limit.most()) {
                continue;
            }
            String message = say.get(limit.day() == null ? "full" : "fullOfDay");
            errors.put(limit.by() == null ? limit.day() : limit.by(), Messages.fill(message, limit.most()));
        }
        return errors;
    }
}
`;
