import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from '../host/headers.ts'
import { nginxHeader } from '../host/nginx.ts'
import { checkConfiguration, isUsable } from './checkConfiguration.ts'
import { checkOrigin } from './checkOrigin.ts'
import { checkTheme } from './checkTheme.ts'
import type { Problem } from './problem.ts'

/**
 * Checks a deployment.
 * @param portal The folder with `index.html`; the host files are looked for in `host` beside it.
 * @param origin Origin of the running portal, if it is to be checked too.
 * @throws Error if there is no configuration
 */
export async function checkDeployment(portal: string, origin?: string): Promise<readonly Problem[]> {
  const read = (path: string) => (existsSync(join(portal, path)) ? readFileSync(join(portal, path), 'utf8') : undefined)
  const configuration = read('config/configuration.json')
  if (configuration === undefined)
    throw new Error(`${portal} has no config/configuration.json: name the portal's folder.`)

  const problems = ['index.html', 'theme.css']
    .filter((where) => read(where) === undefined)
    .map((where): Problem => ({ where, sentence: 'The file is missing: unpack the release again.' }))
  problems.push(...checkConfiguration(configuration, { origin, hasFile: (path) => read(path) !== undefined }))
  problems.push(...checkTheme(read('theme.css') ?? ''))
  // The headers are derived from the configuration, so they cannot be checked without one.
  if (!isUsable(configuration)) return problems
  for (const name of ['nginx.conf', '_headers']) {
    const text = read(`../host/${name}`)
    if (text !== undefined) problems.push(...checkHostFile(configuration, name, text))
  }
  return origin === undefined ? problems : [...problems, ...(await checkOrigin(origin, configuration))]
}

/** Checks that a host file sends the headers that the configuration needs. Any other change to the file is allowed. */
function checkHostFile(configuration: string, name: string, text: string): readonly Problem[] {
  const lines = text.split('\n').map((line) => line.trim())
  const blocks = lines.filter((line) => /^(?:server|location .*) \{$/.test(line)).length
  return Object.entries(securityHeaders(configuration, '')).flatMap(([header, value]): Problem[] => {
    const [expected, times] =
      name === 'nginx.conf' ? [nginxHeader(header, value), blocks] : [`${header}: ${value}`, 1]
    if (lines.filter((line) => line === expected).length >= times) return []
    const first = lines.findIndex((line) => line !== expected && line.includes(header))
    const sentence = `${header} is not everywhere what the configuration needs: make the file again with host-files.`
    return [{ where: `host/${name}`, line: first < 0 ? undefined : first + 1, sentence }]
  })
}
