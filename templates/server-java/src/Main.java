import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the environment, opens the database and listens. */
public final class Main {
    private Main() {
    }

    private static String setting(String name, String otherwise) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? otherwise : value;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(setting("DATA_DIR", "data")));
        Store store = Store.open(folder);
        boolean isBehindProxy = setting("TRUST_PROXY", "").equals("1");
        if (Model.HAS_VISITORS) {
            new Accounts(store, isBehindProxy).ensureOwner(folder, System.getenv("OWNER_PASSWORD"));
        }
        int port = Integer.parseInt(setting("PORT", "3000"));
        App app = new App(store, setting("HOST", "127.0.0.1"), port, isBehindProxy);
        Runtime.getRuntime().addShutdownHook(new Thread(app::stop));
        System.out.println("Listening on port " + app.port());
    }
}
