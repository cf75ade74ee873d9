import type { Plugin } from 'vite'

/** Names of groups in `chunks.ts`. The page that is opened first calls nearly all functions in their scripts. */
const startGroups: ReadonlySet<string> = new Set(['react', 'main', 'forms', 'signed-in'])

/**
 * Makes Chromium compile all functions of the first page's scripts off the main thread, while the scripts arrive. Otherwise
 * Chromium compiles each function on the main thread when it is first called, and the sign-in page takes an eighth longer
 * to become usable. Other browsers ignore the hint, which is a comment. Source:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Browsers read the hint only in the first line of a script. Vite adds lines at the start, so this runs after Vite.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && startGroups.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
