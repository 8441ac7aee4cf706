import { registerHooks } from 'node:module';

/** From here on `electron` is the stand-in in this process. */
const url = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url, shortCircuit: true, format: 'module-typescript' } : next(specifier, context),
});
