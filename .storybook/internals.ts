/**
 * Storybook's rules for the names and ids of stories, and its types of indexers and of argument tables. Storybook has no
 * public export for them. If a release changes them, only this file has to follow.
 */
export { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf'
export type { ArgTypesEnhancer, Indexer, IndexInput } from 'storybook/internal/types'
