import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cacheControl } from '../host/headers.ts'
import { describeAnswer, isHtml } from './requests.ts'

type Ask = (path: string, options?: RequestInit) => Promise<Response | undefined>
type Add = (path: string, sentence: string, isHint?: boolean) => void

const types: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript/,
  '.css': /^text\/css/,
  '.html': /^text\/html/,
  '.json': /^application\/json/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
}

/** So many files are asked for at a time. */
const batchSize = 10

/**
 * Asks the host once for every file of the portal's folder, and compares status, type, caching, compression and content.
 * @param ask Sends a request; undefined if there is no answer, which `ask` reports.
 */
export async function checkFiles(portal: string, ask: Ask, add: Add): Promise<void> {
  const own = existsSync(join(portal, 'version.json')) ? readFileSync(join(portal, 'version.json'), 'utf8') : ''
  const served = own === '' ? undefined : await ask('/version.json')
  const other = served?.status === 200 && !isHtml(served) ? await served.text() : own
  const isOther = other !== own
  if (isOther)
    add(
      '/version.json',
      `Another version is served than that of the folder, ${nameOf(other)} and not ${nameOf(own)}: let the host use this folder.`,
    )
  const files = filesOf(portal)
  for (let start = 0; start < files.length; start += batchSize)
    await Promise.all(files.slice(start, start + batchSize).map((name) => checkFile(portal, name, isOther, ask, add)))
}

/** The files that browsers ask for: neither compressed copies nor the rules of a static host. */
function filesOf(portal: string): readonly string[] {
  return readdirSync(portal, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[^._].*\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name))
    .toSorted()
}

async function checkFile(portal: string, name: string, isOther: boolean, ask: Ask, add: Add): Promise<void> {
  const path = name === 'index.html' ? '/' : `/${name}`
  const answer = await ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } })
  if (!answer || (isOther && answer.status === 404)) return
  if (answer.status !== 200) return add(path, `Not served, but ${describeAnswer(answer)}: upload the file again.`)
  const content = Buffer.from(await answer.arrayBuffer())
  const type = types[extname(name)]
  if (type?.test(answer.headers.get('Content-Type') ?? '') === false)
    add(path, `Sent as ${answer.headers.get('Content-Type') ?? 'no type'}: give it the type of ${extname(name)} files.`)
  else if (!isOther && !content.equals(readFileSync(join(portal, name))))
    return add(
      path,
      'Other content is served than that of the folder: let the host use this folder, or upload it again.',
    )
  checkCaching(path, answer, add)
  if (existsSync(join(portal, `${name}.gz`))) checkCompression(path, answer, add)
}

function checkCaching(path: string, { headers }: Response, add: Add): void {
  const cache = headers.get('Cache-Control') ?? ''
  if (!path.startsWith('/assets/')) {
    if (!/no-cache|no-store|max-age=0/.test(cache))
      add(path, 'May be cached, so customers would keep an old one: send Cache-Control: no-cache.')
  } else if (!/max-age=\d{8}/.test(cache))
    add(path, `Loaded again at each visit: send Cache-Control: ${cacheControl('/assets/')}.`)
}

function checkCompression(path: string, { headers }: Response, add: Add): void {
  const coding = headers.get('Content-Encoding')
  if (coding === null) return add(path, 'Not compressed: let the host send the .br or .gz beside the file.')
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) add(path, 'Compressed without Vary: Accept-Encoding.')
  if (coding !== 'br') add(path, `Sent as ${coding}. With Brotli (the .br beside the file) it would be smaller.`, true)
}

function nameOf(versionFile: string): string {
  try {
    const { version, commit = '' }: { version: string; commit?: string } = JSON.parse(versionFile)
    return commit === '' ? version : `${version} (${commit.slice(0, 8)})`
  } catch {
    return 'an unknown one'
  }
}
