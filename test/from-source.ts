/** How modules are resolved, so that tests take the stand-in as it is written and not as it was built. */
export const FROM_SOURCE = ['local-discord-source', 'module', 'node', 'development|production'];
