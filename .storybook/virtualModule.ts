import type { Plugin } from 'vite'

/**
 * A module whose code is computed in Node when it is first imported. Otherwise a page would load the text of every file that
 * the code is computed from, with hundreds of requests.
 * @param name With an extension, which keeps the simulated network from mistaking the module for a request to the supplier.
 */
export function virtualModule(name: `virtual:${string}.js`, code: () => string | Promise<string>): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code() : undefined),
  }
}
