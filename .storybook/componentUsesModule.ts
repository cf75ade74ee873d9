import type { Plugin } from 'vite'
import { readSources } from '../tests/architecture/sources.ts'
import { componentUses } from './docs/choosing/componentUses.ts'
import { componentGroups } from './sidebar/places.ts'

const name = 'virtual:component-uses.js'

/** Finds out in Node which screens use which component, because a page would load the text of every file for it. */
export function componentUsesModule(): Plugin {
  return {
    name: 'component-uses',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export default ${JSON.stringify(componentUses(readSources(), [...componentGroups.keys(), 'RowCard']))}`
        : undefined,
  }
}
