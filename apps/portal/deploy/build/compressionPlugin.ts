import type { Plugin } from 'vite'
import { writeCompressed } from './writeCompressed.ts'

/**
 * Compresses the files of the build, except for those copied from `public`. A deployment changes those files without a new
 * build, and a host would go on sending their outdated compressed copies.
 */
export function compressionPlugin(): Plugin {
  return {
    name: 'compression',
    apply: 'build',
    // Runs after everything has been written, so that the service worker's list of files contains no compressed copies.
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      await writeCompressed(dir, Object.keys(bundle))
    },
  }
}
