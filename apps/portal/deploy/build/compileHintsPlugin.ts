import type { Plugin } from 'vite'

/** The groups of `chunks.ts` whose functions are nearly all called by a first page. */
const startGroups: ReadonlySet<string> = new Set(['react', 'main', 'forms', 'signed-in'])

/**
 * Makes Chromium compile all functions of the first page's scripts while the scripts arrive, beside the main thread.
 * Otherwise it compiles each function on the main thread when the function is first called, and sign-in is usable an
 * eighth later. To other browsers the hint is only a comment.
 * Source: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has written the list of preloaded files, because the comment has to be the first thing in a
      // script.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && startGroups.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
