import type { Rolldown } from 'vite'

/**
 * The script of a build that contains the given module.
 * @throws if no script contains it
 */
export function scriptWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module))) return file
  }
  throw new Error(`No script of the build contains ${module}`)
}
