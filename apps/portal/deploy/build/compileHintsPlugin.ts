import type { Plugin } from 'vite'

/** The groups of `chunks.ts` of which a first page calls nearly everything. */
const startGroups: ReadonlySet<string> = new Set(['react', 'main', 'forms', 'signed-in'])

/**
 * Makes the browser compile all functions of the scripts of a start while they arrive, beside the main thread.
 * Otherwise Chromium compiles each function on the main thread when it is first called, and sign-in is usable an eighth
 * later. Other browsers see a comment.
 * Source: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has written the list of preloaded files: the comment has to be the first thing in a script.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && startGroups.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
