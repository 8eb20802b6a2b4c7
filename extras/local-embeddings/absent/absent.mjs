/** What embeddings never call; the library only looks whether it is there. */
export default function absent() {
  throw new Error('This package is left out: embeddings need neither pictures nor a browser.');
}
