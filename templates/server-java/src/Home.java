import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the server's files are: the folder it was started in, or one above its classes. */
final class Home {
    private static final Path FOLDER = find();

    private Home() {
    }

    private static Path find() {
        Path classes = Path.of(Home.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        for (Path start : new Path[] {Path.of("").toAbsolutePath(), classes}) {
            for (Path folder = start; folder != null; folder = folder.getParent()) {
                for (Path place : new Path[] {folder, folder.resolve("server")}) {
                    if (Files.exists(place.resolve("seeds.json"))) {
                        return place;
                    }
                }
            }
        }
        throw new IllegalStateException("seeds.json is not beside the server");
    }

    static Path path(String name) {
        return FOLDER.resolve(name).normalize();
    }

    static String text(String name) throws IOException {
        return Files.readString(path(name));
    }
}
