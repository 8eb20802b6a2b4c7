import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a list is asked for: ?page=2&perPage=20&sort=-dueDate&search=milk&status=done. */
record Query(int page, int perPage, String sort, boolean descending, String search, List<Filter> filters) {
    record Filter(Entities.Field field, Object value) {
    }

    static Map<String, String> params(String text) {
        Map<String, String> params = new HashMap<>();
        for (String part : text == null ? new String[0] : text.split("&")) {
            int at = part.indexOf('=');
            if (at > 0) {
                String value = decode(part.substring(at + 1));
                if (value.indexOf('\0') < 0) {
                    params.put(decode(part.substring(0, at)), value);
                }
            }
        }
        return params;
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return text;
        }
    }

    private static int whole(String text, int most, int otherwise) {
        try {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= most ? number : otherwise;
        } catch (NumberFormatException notNumber) {
            return otherwise;
        }
    }

    private static Object filterValue(Entities.Field field, String text) {
        if (field.type().equals("boolean")) {
            return text.equals("true");
        }
        if (field.type().equals("date-time")) {
            return text.substring(0, Math.min(16, text.length()));
        }
        if (!field.isNumber()) {
            return text;
        }
        try {
            double number = Double.parseDouble(text);
            if (!Double.isFinite(number)) {
                return text;
            }
            return field.isWhole() && number == Math.rint(number) ? (Object) (long) number : (Object) number;
        } catch (NumberFormatException notNumber) {
            return text;
        }
    }

    /** A message for each filter that no value of its field can be: databases refuse it, or take it for another. */
    Map<String, Object> problems(Map<String, String> say) {
        Map<String, Object> problems = new HashMap<>();
        for (Filter filter : filters) {
            boolean isTyped = filter.field().isNumber() || Validate.isTime(filter.field());
            String problem = isTyped ? Validate.problemOf(filter.field().bare(), filter.value(), say) : null;
            if (problem != null) {
                problems.put(filter.field().name(), problem);
            }
        }
        return problems;
    }

    /** Whatever makes no sense is left out. */
    static Query read(Entities.Entity entity, Map<String, String> params) {
        String asked = params.getOrDefault("sort", "");
        String order = asked.isEmpty() ? entity.order() : asked;
        String name = order.startsWith("-") ? order.substring(1) : order;
        boolean isKnown = entity.fields().stream().anyMatch(field -> field.name().equals(name) && !field.isInternal());
        String search = params.getOrDefault("search", "").strip();
        List<Filter> filters = new ArrayList<>();
        for (Entities.Field field : entity.fields()) {
            if (field.isInternal()) {
                continue;
            }
            String text = params.getOrDefault(field.name(), "");
            if (!text.isEmpty()) {
                filters.add(new Filter(field, filterValue(field, text)));
            }
        }
        return new Query(whole(params.get("page"), 1_000_000, 1), whole(params.get("perPage"), 500, 20),
            isKnown ? name : "id", order.startsWith("-"), search.substring(0, Math.min(200, search.length())), filters);
    }

    /** The same with the records alone that have a value in a field. */
    Query with(Entities.Field field, Object value) {
        List<Filter> narrowed = new ArrayList<>(filters);
        narrowed.add(new Filter(field, value));
        return new Query(page, perPage, sort, descending, search, narrowed);
    }
}
