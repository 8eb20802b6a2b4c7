/** What several servers on one database know of each other. */
export interface ClusterTables {
  /** Servers on this database that are alive, or were a short while ago. */
  servers: {
    id: string;
    /** Where other servers reach it. */
    host: string;
    /** Of the product; null until it listens. */
    port: number | null;
    preview_port: number | null;
    seen_at: number;
  };
  /** What one server does or runs, and no other meanwhile. */
  claims: {
    /** Such as `preview:…` or `deployment:…`. */
    subject: string;
    /** Empty where the one that had it let it go. */
    server_id: string;
    /** The one that had it before; empty where that let it go. */
    previous: string;
    /** Another name by which it is looked up. */
    label: string | null;
    /** What another server needs to go on with it. */
    detail: string;
    expires_at: number | null;
  };
}
