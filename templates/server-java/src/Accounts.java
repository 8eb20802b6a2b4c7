import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** Sign up, in and out; passwords and session tokens are kept as hashes. */
final class Accounts {
    private static final int ROUNDS = 210_000;
    private static final int SECONDS = 30 * 86_400;
    private static final int DEVICE_SECONDS = 365 * 86_400;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final AccountStore kept;
    private final boolean isBehindProxy;
    private final Tries tries = new Tries(System::nanoTime);
    // What a wrong name is compared with, so that it takes as long as a wrong password.
    private final String nobody = HexFormat.of().formatHex(random(16)) + ":";

    /** Behind a proxy, whose word is taken for who sends a request, senders are told apart. */
    Accounts(Store store, boolean isBehindProxy) {
        kept = store.accounts();
        this.isBehindProxy = isBehindProxy;
    }

    private static long seconds() {
        return System.currentTimeMillis() / 1000;
    }

    private static byte[] random(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    private static String hashPassword(String password, byte[] salt) throws Exception {
        PBEKeySpec key = new PBEKeySpec(password.toCharArray(), salt, ROUNDS, 256);
        byte[] hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
        return HexFormat.of().formatHex(salt) + ":" + HexFormat.of().formatHex(hash);
    }

    private static boolean isPassword(String password, String stored) throws Exception {
        byte[] salt = HexFormat.of().parseHex(stored.substring(0, stored.indexOf(':')));
        return !password.isEmpty() && MessageDigest.isEqual(hashPassword(password, salt).getBytes(), stored.getBytes());
    }

    static String hashToken(String token) throws Exception {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash);
    }

    static String newToken() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random(32));
    }

    /** The value of a cookie; empty where there is none. */
    static String cookie(HttpExchange exchange, String name) {
        String cookies = exchange.getRequestHeaders().getFirst("Cookie");
        for (String cookie : cookies == null ? new String[0] : cookies.split(";\\s*")) {
            if (cookie.startsWith(name + "=")) {
                return cookie.substring(name.length() + 1);
            }
        }
        return "";
    }

    private static String tokenOf(HttpExchange exchange) throws Exception {
        return hashToken(cookie(exchange, "session"));
    }

    /**
     * The owner's account: its password is the one that is given, or one that is made at the first start and kept beside the
     * data. Whoever can read the output of the server may know it.
     */
    void ensureOwner(Path folder, String given) throws Exception {
        String password = given;
        if (password == null || password.isEmpty()) {
            Path file = folder.resolve("owner-password.txt");
            if (!Files.exists(file)) {
                Files.createFile(file);
                file.toFile().setReadable(false, false);
                file.toFile().setReadable(true, true);
                Files.writeString(file, newToken().substring(0, 16));
            }
            password = Files.readString(file).strip();
            System.out.println("Owner password: " + password);
        }
        AccountStore.Account owner = kept.find("owner");
        if (owner == null) {
            kept.create("owner", hashPassword(password, random(16)));
        } else if (!isPassword(password, owner.password())) {
            kept.change(owner.id(), hashPassword(password, random(16)));
        }
    }

    /** The name of whoever is signed in, or null. */
    String signedIn(HttpExchange exchange) throws Exception {
        return kept.ofSession(tokenOf(exchange));
    }

    /** /api/accounts signs up, where anybody may; /api/session signs in, tells who is signed in, and signs out. */
    void answer(HttpExchange exchange, String path) throws Exception {
        switch (exchange.getRequestMethod() + " " + path) {
            case "POST accounts" -> {
                if (!Model.HAS_SIGN_UP) {
                    throw new App.Refusal(404, "notFound");
                }
                signUp(exchange);
            }
            case "POST session" -> openSession(exchange);
            case "GET session" -> App.send(exchange, 200, Collections.singletonMap("name", signedIn(exchange)));
            case "DELETE session" -> {
                kept.close(tokenOf(exchange));
                setCookie(exchange, "session", "", "/", 0);
                exchange.sendResponseHeaders(204, -1);
            }
            default -> throw new App.Refusal(404, "notFound");
        }
    }

    private static void setCookie(HttpExchange exchange, String name, String value, String path, int age) {
        String cookie = name + "=" + value + "; Path=" + path + "; Max-Age=" + age + "; HttpOnly; SameSite=Strict";
        exchange.getResponseHeaders().add("Set-Cookie", cookie);
    }

    private void signIn(HttpExchange exchange, AccountStore.Account account, int status) throws Exception {
        String token = newToken();
        kept.open(hashToken(token), account.id(), seconds() + SECONDS);
        setCookie(exchange, "session", token, "/", SECONDS);
        setCookie(exchange, "device", Tries.newDevice(account.password()), "/api/session", DEVICE_SECONDS);
        App.send(exchange, status, Map.of("name", account.name()));
    }

    private static String text(Map<String, Object> body, String name) {
        return body.get(name) instanceof String text ? text : "";
    }

    private void signUp(HttpExchange exchange) throws Exception {
        Map<String, Object> body = App.body(exchange);
        String name = text(body, "name").strip();
        String password = text(body, "password");
        Map<String, String> say = Messages.of(exchange);
        Map<String, Object> errors = new LinkedHashMap<>();
        if (name.length() < 2 || name.length() > 40 || name.indexOf('\0') >= 0) {
            errors.put("name", say.get("nameLength"));
        } else if (kept.find(name) != null) {
            errors.put("name", say.get("taken"));
        }
        if (password.length() < 8 || password.length() > 200) {
            errors.put("password", say.get("passwordLength"));
        }
        if (!errors.isEmpty()) {
            App.send(exchange, 422, Map.of("errors", errors));
            return;
        }
        String hash = hashPassword(password, random(16));
        long id;
        try {
            id = kept.create(name, hash);
        } catch (Exception error) {
            // Somebody else may just have taken the name.
            if (kept.find(name) == null) {
                throw error;
            }
            App.send(exchange, 422, Map.of("errors", Map.of("name", say.get("taken"))));
            return;
        }
        signIn(exchange, new AccountStore.Account(id, name, hash), 201);
    }

    private void openSession(HttpExchange exchange) throws Exception {
        Map<String, Object> body = App.body(exchange);
        String name = text(body, "name").strip();
        String password = text(body, "password");
        AccountStore.Account account = kept.find(name);
        String stored = account == null ? nobody : account.password();
        String tried = account == null ? name : account.name();
        String address = Tries.address(exchange, isBehindProxy);
        List<Tries.Subject> subjects = Tries.subjects(address, tried, cookie(exchange, "device"), stored);
        if (!tries.take(subjects)) {
            throw new App.Refusal(429, "tooManyTries");
        }
        boolean isRight = password.length() <= 200 && isPassword(password, stored);
        if (account == null || !isRight) {
            throw new App.Refusal(401, "wrongPassword");
        }
        tries.giveBack(subjects);
        signIn(exchange, account, 200);
    }
}
