/* global module */
// Dredd provides its hooks as a module of this name, for CommonJS only: hence the package.json beside this file.
/** @type {unknown} */
const loaded = module.require('hooks');
const hooks = /** @type {import('../dredd.ts').Hooks} */ (loaded);
hooks.configuration.custom.register(hooks);
