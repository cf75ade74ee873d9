import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findScreens, type ScreenEntry } from './findScreens.ts'

const folder = join(import.meta.dirname, '../../.cache/screen-pages')

/**
 * Writes one page of documentation for each screen. They are files because Storybook only lists pages that are files, except
 * those that it makes from stories; but such a page would load the portal. Only a restart adds the page of a new screen.
 * @returns the pattern of the files, relative to the folder of the configuration
 */
export function writePages(): string {
  const pages = new Map(findScreens().map((screen) => [`${screen.name}.mdx`, pageOf(screen)]))
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!pages.has(file)) rmSync(join(folder, file))
  for (const [file, text] of pages) writeFileSync(join(folder, file), text)
  return '../.cache/screen-pages/*.mdx'
}

function pageOf({ name, title }: ScreenEntry): string {
  return `import { Meta } from '@storybook/addon-docs/blocks'
import { ScreenPage } from '../../.storybook/docs/ScreenPage.tsx'

<Meta title="${title}" />

<ScreenPage name="${name}" />
`
}
