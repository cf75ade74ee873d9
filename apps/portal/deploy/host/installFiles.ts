import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isColour } from '../check/checkTheme.ts'
import { readConfiguration } from './headers.ts'

/** The text of a file in the portal's folder; undefined if there is no such file. */
export type ReadFile = (path: string) => string | undefined

export function filesOf(portal: string): ReadFile {
  return (path) => (existsSync(join(portal, path)) ? readFileSync(join(portal, path), 'utf8') : undefined)
}

/**
 * The text of each file that a browser reads to install the portal as an app, by the file's name. The names and colours are
 * those of the configuration and `theme.css`. The icon is the supplier's `icon.svg`, or pictures of fixed sizes beside it.
 */
export function installFiles(read: ReadFile) {
  const name = readConfiguration(read('config/configuration.json') ?? null)?.companyName || 'Trade Portal'
  const colour = mastheadColour(read('theme.css') ?? '')
  const pictures = [
    { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
    { src: 'icon-maskable.png', sizes: '512x512', purpose: 'maskable' },
  ].filter(({ src }) => read(src) !== undefined)
  const drawn = [
    { src: 'icon.svg', sizes: 'any', purpose: 'any' },
    { src: 'icon-maskable.svg', sizes: 'any', purpose: 'maskable' },
  ].filter(({ purpose }) => pictures.every((picture) => picture.purpose !== purpose))
  // The addresses are relative to the manifest. The app's id is its start address.
  const manifest = {
    name,
    short_name: shortName(name),
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: colour,
    background_color: background,
    icons: [...pictures, ...drawn],
  }
  return {
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    'icon-maskable.svg': maskableIcon(read('icon.svg') ?? '', colour ?? background),
  }
}

/** Writes the files that a browser reads to install the portal into the portal's folder. */
export async function writeInstallFiles(portal: string): Promise<void> {
  for (const [name, text] of Object.entries(installFiles(filesOf(portal)))) await writeFile(join(portal, name), text)
}

const background = '#ffffff'

/** The masthead's colour in a `theme.css`; undefined for a value that `check-deployment` would not accept. */
function mastheadColour(theme: string): string | undefined {
  const [, value = ''] = /--masthead-background:([^;}]*)/.exec(theme.replaceAll(/\/\*[^]*?\*\//g, '')) ?? []
  return isColour(value.trim()) ? value.trim() : undefined
}

/** As many words as have room below an icon, which is 12 characters; the whole name if its first word is longer. */
function shortName(name: string): string {
  return /^.{0,11}\S(?!\S)/u.exec(name)?.[0] ?? name
}

/**
 * An icon that may be cut to any shape. The supplier's icon is small enough to lie in the circle that is never cut. It is
 * embedded as a picture, because an icon may not load another file, and in a picture no script runs.
 */
function maskableIcon(icon: string, colour: string): string {
  const picture = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${colour}" d="M0 0h100v100H0z"/><image href="${picture}" x="20" y="20" width="60" height="60"/></svg>\n`
}
