/* global module */
// Dredd puts its hooks in place of a module of this name, and does so for CommonJS alone: hence the package.json beside this file.
/** @type {unknown} */
const loaded = module.require('hooks');
const hooks = /** @type {import('../dredd.ts').Hooks} */ (loaded);
hooks.configuration.custom.register(hooks);
