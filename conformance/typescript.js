// From 22.18 on, Node runs TypeScript itself, and every command starts a third sooner than with a loader.
const { typescript = false } = /** @type {{ typescript?: string | false }} */ (process.features);
const loader = '@oxc-node/core/register';
if (typescript === false) await import(loader);
