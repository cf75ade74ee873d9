import type { Plugin } from 'vite'

const displayName = /^\w+\.displayName = .*;$/gm
const reactCall = /(?<=^(?:var|let|const) \w+ = )React\d*\.(?:createContext|forwardRef|memo)\(/gm

/**
 * Lets the bundler leave out the unused components of libraries that give theirs a `displayName`: it keeps whatever is
 * assigned to, and so all that such a component needs. React's developer tools alone show these names. Two fifths of
 * React Router's code were kept so, for links and forms that the portal does not use.
 */
export function unusedComponentsPlugin(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: '.displayName = ' },
      handler: (code) => ({ code: withoutDisplayNames(code), map: null }),
    },
  }
}

/** Every line keeps its place, and so its source map. */
export function withoutDisplayNames(code: string): string {
  return code.replaceAll(displayName, '').replaceAll(reactCall, '/* @__PURE__ */ $&')
}
