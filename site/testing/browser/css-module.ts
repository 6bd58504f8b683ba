/** Stub for every CSS module: no class names, because tests look at texts and roles. */
export {};
