/** The part of both stores that plants the first records. */
export const plant = `
    /** The first records, where there are none. */
    @SuppressWarnings("unchecked")
    private void plant() throws Exception {
        for (Entities.Entity entity : Entities.ALL) {
            if (count(entity) > 0) {
                return;
            }
        }
        Map<String, Object> seeds = (Map<String, Object>) Json.read(Home.text("seeds.json"));
        for (Entities.Entity entity : Entities.ALL) {
            for (Object item : (List<Object>) seeds.get(entity.plural())) {
                Map<String, Object> seed = (Map<String, Object>) item;
                for (Entities.Field field : entity.fields()) {
                    if (Validate.isTime(field) && "now".equals(seed.get(field.name()))) {
                        seed.put(field.name(), Validate.now(field));
                    }
                }
                create(entity, seed);
            }
        }
    }
`;
