import type { Plugin } from 'vite'
import { writeCompressed } from './writeCompressed.ts'

/**
 * Compresses the files of the build. Those copied from `public` are left out: a deployment changes them without a new build,
 * and a host would go on sending the old compressed copy.
 */
export function compressionPlugin(): Plugin {
  return {
    name: 'compression',
    apply: 'build',
    // After everything has been written, so that no copy is in the service worker's list of files.
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder')
      await writeCompressed(dir, Object.keys(bundle))
    },
  }
}
