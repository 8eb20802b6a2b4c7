/** Uploaded documents, their pages, and what they are searched by. */
export interface DocumentTables {
  documents: {
    id: string;
    /** Name of the user. */
    owner: string;
    filename: string;
    bytes: number;
    /** SHA-256 of the file, in hexadecimal; null for documents of earlier versions. */
    digest: string | null;
    kind: 'pdf' | 'docx' | 'markdown' | 'html' | 'text';
    pages: number;
    characters: number;
    /** JSON: what of it was not read; null where all of it was. */
    unread: string | null;
    created_at: number;
    expires_at: number;
    /** 0 while its pages are being written down: it is not there yet. */
    is_read: number;
    chunk_count: number | null;
    /** Null until its vectors are all stored. */
    vector_count: number | null;
    /** JSON: the number of terms in each chunk. */
    chunk_lengths: string | null;
    /** The model of the chunks' embeddings, where all have one. */
    embedding_model: string | null;
  };
  document_pages: {
    document_id: string;
    page: number;
    /** JSON: the page with its lines. */
    content: string;
  };
  document_chunks: {
    document_id: string;
    /** Counts from 1. */
    number: number;
    content: string;
    /** Characters at its beginning that the chunk before has, too. */
    overlap: number;
    heading: string;
    page: number;
    last_page: number;
    /** JSON. */
    boxes: string;
    /** Float32 numbers, little endian, in Base64. */
    embedding: string | null;
  };
  /** The weights of the terms in the chunks: an inverted index in parcels. */
  document_postings: {
    document_id: string;
    bucket: number;
    /** JSON: by term, the chunks (from 0) and its counts in them by turns. */
    postings: string;
  };
}
