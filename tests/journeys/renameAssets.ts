import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Makes another version of a built portal, by adding a suffix to the names of its scripts and styles. */
export async function renameAssets(root: string, version: string): Promise<void> {
  const assets = join(root, 'assets')
  // The compressed copies would still contain the old names of scripts.
  for (const name of await readdir(root, { recursive: true })) if (/\.(br|gz)$/.test(name)) await rm(join(root, name))
  const names = await readdir(assets)
  const renamed = names.filter((name) => /\.(js|css)$/.test(name))
  const newName = (name: string) => name.replace(/\.\w+$/, `-${version}$&`)
  for (const path of ['index.html', 'sw.js', ...names.map((name) => `assets/${name}`)]) {
    if (!/\.(html|js)$/.test(path)) continue
    // Removes the hashes of the files (`integrity`), because the text of some files changes here.
    let text = (await readFile(join(root, path), 'utf8')).replaceAll(/ integrity="[^"]*"/g, '')
    for (const name of renamed) text = text.replaceAll(name, newName(name))
    await writeFile(join(root, path), text)
  }
  for (const name of renamed) await rename(join(assets, name), join(assets, newName(name)))
}

/** The suffix of the version that the page runs, or undefined if its script has no suffix. */
export const runningVersion = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.match(/-(v\d)\.js$/)?.[1])
