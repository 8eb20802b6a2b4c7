import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The addresses of the server. */
final class App {
    private static final int MOST_BYTES = 200 << 10;
    private static final Path PAGES = Home.path(Model.PAGES);
    private static final Map<String, String> TYPES = Map.of(
        "html", "text/html; charset=utf-8", "js", "text/javascript; charset=utf-8", "css", "text/css; charset=utf-8",
        "svg", "image/svg+xml", "png", "image/png", "json", "application/json", "ico", "image/x-icon");

    /** A request that is refused with a message. */
    static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;
        final int status;

        Refusal(int status, String message) {
            super(message);
            this.status = status;
        }
    }

    private final Store store;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newFixedThreadPool(16);
    private final Accounts accounts;
    private final Visitors visitors;

    App(Store store, String host, int port, boolean isBehindProxy) throws IOException {
        this.store = store;
        this.accounts = new Accounts(store, isBehindProxy);
        this.visitors = new Visitors(accounts);
        server = HttpServer.create(new InetSocketAddress(host, port), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    void stop() {
        server.stop(0);
        threads.shutdownNow();
        store.close();
    }

    private void answer(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Security-Policy", "default-src 'self'; img-src 'self' data:");
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.getResponseHeaders().set("Referrer-Policy", "same-origin");
        try {
            String path = exchange.getRequestURI().getPath();
            if (path.startsWith("/api/")) {
                answerCall(exchange, path.substring(5));
            } else {
                sendPage(exchange, path);
            }
        } catch (Refusal refusal) {
            send(exchange, refusal.status, Map.of("error", Messages.of(exchange).get(refusal.getMessage())));
        } catch (Exception error) {
            error.printStackTrace();
            send(exchange, 500, Map.of("error", Messages.of(exchange).get("failed")));
        } finally {
            exchange.close();
        }
    }

    private void answerCall(HttpExchange exchange, String path) throws Exception {
        if (path.equals("health")) {
            send(exchange, 200, Map.of("status", "ok"));
            return;
        }
        if (Model.HAS_LOGIN && (path.equals("session") || path.equals("accounts"))) {
            accounts.answer(exchange, path);
            return;
        }
        if (Model.HAS_SIGN_UP && !exchange.getRequestMethod().equals("GET") && accounts.signedIn(exchange) == null) {
            throw new Refusal(401, "signIn");
        }
        String[] parts = path.split("/", -1);
        for (Entities.Entity entity : Entities.ALL) {
            if (parts.length == 1 && entity.plural().equals(parts[0])) {
                visitors.check(exchange, entity);
                answerAll(exchange, entity);
                return;
            }
            if (parts.length == 2 && entity.plural().equals(parts[0])) {
                visitors.check(exchange, entity);
                answerOne(exchange, entity, find(entity, parts[1]));
                return;
            }
        }
        throw new Refusal(404, "notFound");
    }

    private Map<String, Object> find(Entities.Entity entity, String id) throws Exception {
        Map<String, Object> record = id.matches("\\d{1,15}") ? store.find(entity, Long.parseLong(id)) : null;
        if (record == null) {
            throw new Refusal(404, "notFound");
        }
        return record;
    }

    @SuppressWarnings("unchecked")
    private void answerAll(HttpExchange exchange, Entities.Entity entity) throws Exception {
        switch (exchange.getRequestMethod()) {
            case "GET" -> {
                Query query = Query.read(entity, Query.params(exchange.getRequestURI().getRawQuery()));
                Map<String, Object> problems = query.problems(Messages.of(exchange));
                if (!problems.isEmpty()) {
                    send(exchange, 400, Map.of("errors", problems));
                    return;
                }
                query = visitors.of(exchange).narrow(entity, query);
                Map<String, Object> list = store.list(entity, query);
                list.put("items", ((List<Map<String, Object>>) list.get("items")).stream().map(Visitors::shown).toList());
                list.put("page", query.page());
                list.put("perPage", query.perPage());
                send(exchange, 200, list);
            }
            case "POST" -> save(exchange, entity, null);
            default -> throw new Refusal(404, "notFound");
        }
    }

    private void answerOne(HttpExchange exchange, Entities.Entity entity, Map<String, Object> record) throws Exception {
        long id = (Long) record.get("id");
        switch (exchange.getRequestMethod()) {
            case "GET" -> {
                if (!visitors.of(exchange).sees(entity, record)) {
                    throw new Refusal(404, "notFound");
                }
                send(exchange, 200, Visitors.shown(record));
            }
            case "PATCH" -> save(exchange, entity, record);
            case "DELETE" -> {
                visitors.checkRemoval(exchange, entity, record);
                if (store.isInUse(entity, id)) {
                    throw new Refusal(409, "inUse");
                }
                store.remove(entity, id);
                exchange.sendResponseHeaders(204, -1);
            }
            default -> throw new Refusal(404, "notFound");
        }
    }

    /** What is limited in number is written one after the other, and a record read again when its turn has come. */
    private void save(HttpExchange exchange, Entities.Entity entity, Map<String, Object> record) throws Exception {
        if (entity.limits().isEmpty()) {
            write(exchange, entity, record);
            return;
        }
        store.alone(() -> {
            Map<String, Object> again = record == null ? null : store.find(entity, (Long) record.get("id"));
            write(exchange, entity, again == null ? record : again);
            return null;
        });
    }

    /** Stores what is right. Whoever was faster makes the database refuse it; checking again says why. */
    private void write(HttpExchange exchange, Entities.Entity entity, Map<String, Object> record) throws Exception {
        // Asked for once: each time would give a stranger another secret.
        Visitors.Visitor visitor = visitors.of(exchange);
        Validate validate = new Validate(store, entity, Messages.of(exchange), visitor);
        Map<String, Object> body = Visitors.said(visitor, entity, body(exchange));
        Validate.Checked checked = validate.check(body, record);
        Map<String, Object> saved = Map.of();
        if (checked.errors().isEmpty()) {
            if (record == null && entity.visitors() != null) {
                checked.values().put("_visitor", visitor.key());
            }
            try {
                saved = record == null ? store.create(entity, checked.values()) : store.update(entity, (Long) record.get("id"), checked.values());
            } catch (Exception error) {
                checked = validate.check(body, record);
                if (checked.errors().isEmpty()) {
                    throw error;
                }
            }
        }
        if (checked.errors().isEmpty()) {
            send(exchange, record == null ? 201 : 200, Visitors.shown(saved));
        } else {
            send(exchange, 422, Map.of("errors", checked.errors()));
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> body(HttpExchange exchange) throws IOException, Refusal {
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        byte[] bytes = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        try {
            boolean isJson = type != null && type.startsWith("application/json") && bytes.length <= MOST_BYTES;
            if (isJson && Json.read(new String(bytes, StandardCharsets.UTF_8)) instanceof Map<?, ?> map) {
                return (Map<String, Object>) map;
            }
        } catch (IllegalArgumentException notJson) {
            // Refused below.
        }
        throw new Refusal(400, "notJson");
    }

    static void send(HttpExchange exchange, int status, Object body) throws IOException {
        byte[] bytes = Json.write(body).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
    }

    private static void sendPage(HttpExchange exchange, String path) throws IOException, Refusal {
        Path file = PAGES.resolve((path.endsWith("/") ? path + "index.html" : path).substring(1)).normalize();
        boolean isRead = exchange.getRequestMethod().equals("GET") || exchange.getRequestMethod().equals("HEAD");
        if (!isRead || !file.startsWith(PAGES) || !Files.isRegularFile(file)) {
            throw new Refusal(404, "notFound");
        }
        String name = file.getFileName().toString();
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        exchange.getResponseHeaders().set("Content-Type", type);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(200, -1);
            return;
        }
        byte[] bytes = Files.readAllBytes(file);
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
