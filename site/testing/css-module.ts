/** Stands in for every CSS module in tests: no names, so no classes. Tests look at words and roles, not at styles. */
export {};
