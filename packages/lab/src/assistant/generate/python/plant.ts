import { code } from '../code.ts';

/** The part of both stores that plants the first records. */
export const plant = code`
def plant(store):
    """The first records, where there are none."""
    if any(store.count(entity) > 0 for entity in ENTITIES):
        return
    seeds = json.loads((HERE / "seeds.json").read_text("utf-8"))
    for entity in ENTITIES:
        times = [field for field in entity["fields"] if field["type"] in ("date", "date-time")]
        for seed in seeds.get(entity["plural"], []):
            today = {field["name"]: now(field["type"]) for field in times if seed[field["name"]] == "now"}
            store.create(entity, {**seed, **today})
`;
