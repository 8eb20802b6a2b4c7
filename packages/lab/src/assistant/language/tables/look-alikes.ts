/** English words that are right as they stand, although they look like a word of the other tables with a slip in it. */
export const lookAlikes = `
activate, activates, auction, backed, ballet, battle, biking, brunch, brunches, charles, coarse, collation, coloring,
compilation, compilations, compliant, computed, contrast, decryption, executed, expert, experts, falter, favour,
favours, felder, fellow, finnish, forrest, gods, halliday, initiation, inquire, interact, interacts, invite, invites,
invoking, latter, leading, leaning, lessen, licensee, loving, manuel, mensural, mods, moore, mourning, packed, pasted,
pasting, patent, patents, pecked, picking, pointer, pointers, pointing, polished, pool, pools, potion, preset,
presets, recreating, remainder, responsibly, reword, rewrote, saloon, sanders, sending, signer, signers, simmer,
situation, situations, sped, speeding, stalling, stated, steerage, summarize, summarizes, super, tolls, tracer,
tracers, tracing, weakly, wishing
`;
