import com.sun.net.httpserver.HttpExchange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What strangers see and may do: the owner sees and changes everything, they add what they may and see their own. */
record Visitors(Accounts accounts) {
    private static final int SECONDS = 365 * 86_400;

    /** Who asks: the owner, somebody who is signed in, or somebody whose records have the key. */
    record Visitor(boolean isOwner, boolean isSignedIn, String key) {
        /** Whose records somebody sees: nobody's of a kind that is the owner's alone, though they were sent in before. */
        private String keyFor(Entities.Entity entity) {
            return key == null || !"add".equals(entity.visitors()) ? "" : key;
        }

        boolean sees(Entities.Entity entity, Map<String, Object> record) {
            String mine = keyFor(entity);
            boolean isMine = !mine.isEmpty() && mine.equals(record.get("_visitor"));
            boolean isTheirs = entity.visitors() == null || isOwner || isMine;
            return isTheirs && (isSignedIn || entity.isPublished(record));
        }

        /** Leaves out what others made, and drafts. */
        Query narrow(Entities.Entity entity, Query query) {
            Query narrowed = query;
            for (Entities.Field field : entity.fields()) {
                if (field.isInternal() && !isOwner) {
                    narrowed = narrowed.with(field, keyFor(entity));
                }
                Entities.Published published = entity.published();
                if (published != null && !isSignedIn && field.name().equals(published.field())) {
                    narrowed = narrowed.with(field, published.value());
                }
            }
            return narrowed;
        }
    }

    /** Strangers without one get a secret that their records are known by. */
    private static String secret(HttpExchange exchange) {
        String known = Accounts.cookie(exchange, "visitor");
        if (known.length() == 43) {
            return known;
        }
        String secret = Accounts.newToken();
        exchange.getResponseHeaders().add("Set-Cookie",
            "visitor=" + secret + "; Path=/; Max-Age=" + SECONDS + "; HttpOnly; SameSite=Strict");
        return secret;
    }

    /** Who asks. Records are known by the account of who made them, or by a hash of a secret, which itself is not kept. */
    Visitor of(HttpExchange exchange) throws Exception {
        String name = Model.HAS_LOGIN ? accounts.signedIn(exchange) : null;
        boolean isOwner = Model.HAS_VISITORS && "owner".equals(name);
        if (Model.HAS_SIGN_UP || !Model.HAS_VISITORS) {
            return new Visitor(isOwner, name != null, name == null ? null : Accounts.hashToken("account " + name));
        }
        boolean isKnown = Accounts.cookie(exchange, "visitor").length() == 43;
        boolean isAdding = exchange.getRequestMethod().equals("POST");
        String key = !isOwner && (isKnown || isAdding) ? Accounts.hashToken(secret(exchange)) : null;
        return new Visitor(isOwner, name != null, key);
    }

    /** Refuses what is the owner's: all but adding what strangers may add, and taking back what is theirs. */
    void check(HttpExchange exchange, Entities.Entity entity) throws Exception {
        String method = exchange.getRequestMethod();
        boolean isTheirs = List.of("POST", "DELETE").contains(method) && "add".equals(entity.visitors());
        boolean isOpen = !Model.HAS_VISITORS || method.equals("GET") || isTheirs;
        if (!isOpen && !"owner".equals(accounts.signedIn(exchange))) {
            throw new App.Refusal(Model.HAS_SIGN_UP ? 403 : 401, "ownerOnly");
        }
    }

    /** What a request says of a record: what the owner sets is not heard from anybody else. */
    static Map<String, Object> said(Visitor visitor, Entities.Entity entity, Map<String, Object> body) {
        if (entity.visitors() == null || visitor.isOwner()) {
            return body;
        }
        Map<String, Object> said = new LinkedHashMap<>(body);
        entity.fields().stream().filter(Entities.Field::isStaff).forEach(field -> said.remove(field.name()));
        return said;
    }

    /** Refuses to take back what somebody else made, or what the owner has begun to handle. */
    void checkRemoval(HttpExchange exchange, Entities.Entity entity, Map<String, Object> record) throws Exception {
        Visitor visitor = of(exchange);
        if (entity.visitors() != null && !visitor.isOwner() && !visitor.sees(entity, record)) {
            throw new App.Refusal(404, "notFound");
        }
        if (entity.visitors() != null && !visitor.isOwner() && entity.isHandled(record)) {
            throw new App.Refusal(409, "handled");
        }
    }

    /** A record as it is shown: who made it is nobody's business. */
    static Map<String, Object> shown(Map<String, Object> record) {
        Map<String, Object> shown = new LinkedHashMap<>(record);
        shown.remove("_visitor");
        return shown;
    }
}
